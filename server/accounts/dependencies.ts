import type { Dependencies } from '../dependencies';
import type { Limiter } from '../http/limiter';

/** What the account routes stand on beside the server's common parts. */
export interface AccountDependencies extends Dependencies {
  limiter: Limiter;
}
