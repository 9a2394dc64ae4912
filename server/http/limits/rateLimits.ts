import type { Dependencies } from '../../dependencies';
import type { App } from '../types';
import { Limiter, networkOf } from './limiter';
import { addressLimits } from './limitTable';
import { databaseRateLimits } from './rateLimitStore';

/** Counts each call of a route that has a limit towards the limit of the caller's address. */
export function registerRateLimits(
  app: App,
  deps: Pick<Dependencies, 'db' | 'clock' | 'config' | 'counts'>,
): Limiter {
  const limiter = new Limiter(deps.counts ?? databaseRateLimits(deps.db, deps.clock));
  if (!deps.config.rateLimits) {
    app.log.warn('RATE_LIMITS=off: limits per address are disabled. Never do this on a public server.');
    return limiter;
  }
  app.addHook('onRequest', async (request) => {
    const limit = request.routeOptions.config?.limit;
    if (limit) await limiter.count(limit, networkOf(request.ip), addressLimits[limit]);
  });
  return limiter;
}
