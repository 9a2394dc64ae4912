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
  const counted = [
    [networkOf(ip), addressLimits[name]] as const,
    ...(prefix ? [[prefix, prefixLimit(name)] as const] : []),
  ];
  for (const [network, limit] of counted)
    await limiter.count(name, network, limit, paymentMessages.networkCount);
  const release = async () => {
    for (const [network] of counted) await limiter.release(name, network);
  };
  const created = await create().catch(async (error: unknown) => {
    await release();
    throw error;
  });
  if (!created.isNew) await release();
  return created;
}
