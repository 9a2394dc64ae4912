import type { Dependencies } from '../../dependencies';
import { type Limiter, networkOf, prefixOf } from '../../http/limits/limiter';
import { addressLimits, prefixLimit } from '../../http/limits/limitTable';
import { paymentMessages } from '../../platform/messages/payments';

const name = 'paymentsADay';

/**
 * Counts a payment towards the number that one address, and one IPv6 /48, may create in a day, and throws 429 beyond it.
 * Counts before creating, so that parallel calls cannot exceed the limit, and takes the count back when the call opened no
 * new payment.
 */
export async function countCreation<T extends { isNew: boolean }>(
  { config }: Pick<Dependencies, 'config'>,
  limiter: Limiter,
  ip: string,
  create: () => Promise<T>,
): Promise<T> {
  if (!config.rateLimits) return create();
  const prefix = prefixOf(ip);
  const refusal = paymentMessages.networkCount;
  const counts = [
    [name, networkOf(ip), addressLimits[name], refusal] as const,
    ...(prefix ? [[name, prefix, prefixLimit(name), refusal] as const] : []),
  ];
  return limiter.counted(counts, create, { afterError: () => false, after: ({ isNew }) => isNew });
}
