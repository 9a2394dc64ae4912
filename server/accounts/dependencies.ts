import type { RefusalLog } from '../audit/refusalLog';
import type { Dependencies } from '../dependencies';
import type { Limiter } from '../http/limits/limiter';

/** The dependencies of the account routes, in addition to the server's common ones. */
export interface AccountDependencies extends Dependencies {
  limiter: Limiter;
  refusals: RefusalLog;
}
