import type { FastifyRequest } from 'fastify';
import type { Dependencies } from '../dependencies';
import { type Limiter, prefixOf } from '../http/limits/limiter';
import { prefixLimit } from '../http/limits/limitTable';
import type { App } from '../http/types';
import { challengeCookie, openChallenge } from './challenge';
import { visitorOf } from './visitor';

type PrefixDependencies = Pick<Dependencies, 'config' | 'db' | 'keys' | 'clock'>;

/**
 * Counts calls towards the limit of the caller's IPv6 /48. Neither a signed-in caller nor one whom the account knows is
 * refused because of others there. A refresh token, which nobody can guess, has a limit of its own.
 */
export function registerPrefixLimits(app: App, deps: PrefixDependencies, limiter: Limiter): void {
  if (!deps.config.rateLimits) return;
  app.addHook('preHandler', async (request) => {
    const limit = request.routeOptions.config.limit;
    const prefix = prefixOf(request.ip);
    if (!limit || !prefix || request.actor || limit === 'refreshToken') return;
    await limiter.count(`${limit} of a prefix`, prefix, prefixLimit(limit)).catch(async (error: unknown) => {
      if (!(await isKnown(deps, request))) throw error;
    });
  });
}

/** Whether the caller is known to the account that the call is about. */
async function isKnown(deps: PrefixDependencies, request: FastifyRequest): Promise<boolean> {
  const body: unknown = request.body;
  if (body && typeof body === 'object' && 'email' in body && typeof body.email === 'string')
    return (await visitorOf(deps.db, request, { email: body.email })).isKnown;
  const challenge = await openChallenge(deps, request.cookies[challengeCookie]).catch(() => null);
  return challenge !== null && (await visitorOf(deps.db, request, { id: challenge.userId })).isKnown;
}
