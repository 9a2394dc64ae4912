import type { Limiter } from '../http/limiter';
import type { Parts } from '../parts';

/** What the account routes stand on beside the server's common parts. */
export interface AccountParts extends Parts {
  limiter: Limiter;
}
