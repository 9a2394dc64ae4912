import type { RefusalLog } from '../audit/refusalLog';
import type { Dependencies } from '../dependencies';
import type { Limiter } from '../http/limits/limiter';

/** What the account routes need besides the server's common dependencies. */
export interface AccountDependencies extends Dependencies {
  limiter: Limiter;
  refusals: RefusalLog;
}
