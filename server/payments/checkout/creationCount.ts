import type { Dependencies } from '../../dependencies';
import { countsOf, type Limiter } from '../../http/limits/limiter';
import { addressLimits } from '../../http/limits/limitTable';
import { paymentMessages } from '../../platform/messages/payments';

const name = 'paymentsADay';

/**
 * Counts a payment towards the number that one account, or one guest's address and IPv6 /48, may create in a day, and throws
 * 429 beyond it. Counts before creating, so that parallel calls cannot exceed the limit, and takes the count back unless
 * `create` has called `made`: a payment is stored before its page is fetched, which may fail.
 */
export async function countCreation<T>(
  { config }: Pick<Dependencies, 'config'>,
  limiter: Limiter,
  caller: { ip: string; account: string | null },
  create: (made: () => void) => Promise<T>,
): Promise<T> {
  let isMade = false;
  const run = () =>
    create(() => {
      isMade = true;
    });
  if (!caller.account && !config.rateLimits) return run();
  const refusal = caller.account ? paymentMessages.accountCount : paymentMessages.networkCount;
  const counts = countsOf(name, caller, { limit: addressLimits[name], refusal });
  return limiter.counted(counts, run, { afterError: () => isMade, after: () => isMade });
}
