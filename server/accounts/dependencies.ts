import type { Dependencies } from '../dependencies';
import type { Limiter } from '../http/limiter';

/** What the account routes need besides the server's common dependencies. */
export interface AccountDependencies extends Dependencies {
  limiter: Limiter;
}
