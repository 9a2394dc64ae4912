import { staff } from '../../../../contract/readResources';
import { callHook } from '../../ui/callHook';

/** Runs a call about the staff. */
export const useStaffCall = callHook('staff.failed.act', [[staff.name]]);
