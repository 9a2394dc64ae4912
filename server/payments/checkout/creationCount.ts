import type { Dependencies } from '../../dependencies';
import { type Limiter, networkOf } from '../../http/limits/limiter';
import { addressLimits } from '../../http/limits/limitTable';
import { paymentMessages } from '../../platform/messages/payments';

/**
 * Counts a payment towards the number that one network may create in a day, and throws 429 beyond it. Counts before
 * creating, so that parallel calls cannot exceed the limit, and takes the count back when the call opened no new payment.
 */
export async function countCreation<T extends { isNew: boolean }>(
  { config }: Pick<Dependencies, 'config'>,
  limiter: Limiter,
  ip: string,
  create: () => Promise<T>,
): Promise<T> {
  if (!config.rateLimits) return create();
  const network = networkOf(ip);
  await limiter.count('paymentsADay', network, addressLimits.paymentsADay, paymentMessages.networkCount);
  const release = () => limiter.release('paymentsADay', network);
  const created = await create().catch(async (error: unknown) => {
    await release();
    throw error;
  });
  if (!created.isNew) await release();
  return created;
}
