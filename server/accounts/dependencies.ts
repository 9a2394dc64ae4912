import type { Dependencies } from '../dependencies';
import type { Limiter } from '../http/limiter';
import type { RefusalLog } from '../http/refusalLog';

/** What the account routes need besides the server's common dependencies. */
export interface AccountDependencies extends Dependencies {
  limiter: Limiter;
  refusals: RefusalLog;
}
