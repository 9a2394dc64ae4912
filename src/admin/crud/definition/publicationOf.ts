import type { Publication } from '../../../../contract/publication';
import type { FormResource, RestResource } from '../../../../contract/resource';

/** How records of a resource go live; undefined for one whose records do not. */
export const publicationOf = (contract: FormResource | RestResource | undefined): Publication | undefined =>
  contract && 'publication' in contract ? contract.publication : undefined;
