import type { FastifyRequest } from 'fastify';
import type { Dependencies } from '../../dependencies';
import { type Limiter, networkOf } from '../../http/limits/limiter';
import { paymentMessages } from '../../platform/messages/payments';
import { isCodeRefusal } from './offers';

interface Actor extends Pick<FastifyRequest, 'ip'> {
  /** The signed-in account, which has a limit of its own. */
  account: string | null;
}

/**
 * Counts a refused code towards the limits of its network and account, and throws 429 beyond them. Counts before
 * trying, so that parallel calls cannot exceed the limits, and undoes the count unless the code is refused.
 */
export async function countMisses<T>(
  { config }: Pick<Dependencies, 'config'>,
  limiter: Limiter,
  { ip, account }: Actor,
  work: () => Promise<T>,
): Promise<T> {
  const counted = [
    ...(config.rateLimits ? [['codeMissesOfNetwork', networkOf(ip)] as const] : []),
    ...(account ? [['codeMisses', account] as const] : []),
  ];
  for (const [name, subject] of counted) await limiter.take(name, subject, paymentMessages.tooManyCodes);
  const release = async () => {
    for (const [name, subject] of counted) await limiter.release(name, subject);
  };
  const done = await work().catch(async (error: unknown) => {
    if (!isCodeRefusal(error)) await release();
    throw error;
  });
  await release();
  return done;
}
