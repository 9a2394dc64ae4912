import type { FastifyRequest } from 'fastify';
import type { FoundPlayer } from '../../../contract/players';
import type { Dependencies } from '../../dependencies';
import { type Limiter, strangerOf } from '../../http/limits/limiter';
import { addressLimits } from '../../http/limits/limitTable';
import { isEmail } from '../../platform/emailAddress';
import { signedInUser } from '../signedIn';

/**
 * Counts a search towards the day's total of the account, or of a guest's network, and throws 429 beyond it. A whole
 * address then still finds its player alone, within a total of its own, so that one can buy for whom one knows.
 */
export async function countSearch(
  deps: Pick<Dependencies, 'db' | 'clock' | 'keys' | 'config'>,
  limiter: Limiter,
  request: FastifyRequest,
  { query, search }: { query: string; search: () => Promise<FoundPlayer[]> },
): Promise<FoundPlayer[]> {
  if (!deps.config.rateLimits) return search();
  const who = (await signedInUser(deps, request)) ?? strangerOf(request.ip);
  const count = (subject: string) => limiter.count('searchADay', subject, addressLimits.searchADay);
  const isWithin = await count(who).then(
    () => true,
    (error: unknown) => {
      if (isEmail(query)) return false;
      throw error;
    },
  );
  if (isWithin) return search();
  await count(`whole ${who}`);
  return (await search()).filter(({ email }) => email.toLowerCase() === query.toLowerCase());
}
