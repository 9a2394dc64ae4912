import { publications } from '../../../../contract/readResources';
import { callHook } from '../../ui/callHook';

/** Runs a call that publishes or ends a publication. */
export const usePublicationCall = callHook('publication.failed', [[publications.name]]);
