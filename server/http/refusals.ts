import { isPermission } from '../../contract/permissions';
import { addEntry } from '../audit';
import type { Dependencies } from '../dependencies';
import type { Limiter } from './limiter';
import { mostRefusals } from './limitTable';
import type { App } from './types';

/**
 * Leaves an audit row of every admin write that was refused, with who tried and how it was answered: what somebody
 * attempted is as telling as what somebody did. Written after the response, since there is no change to share a
 * transaction with.
 */
export function registerRefusals(
  app: App,
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  limiter: Limiter,
): void {
  app.addHook('onResponse', async (request, reply) => {
    const { config, url } = request.routeOptions;
    const { caller, method } = request;
    const isRefused = method !== 'GET' && reply.statusCode >= 400;
    if (!isPermission(config?.access) || !isRefused || !caller) return;
    const { id = '', levelNumber } = (request.params ?? {}) as { id?: string; levelNumber?: string };
    const after = { method, route: url, status: reply.statusCode };
    const change = {
      action: 'refused',
      resource: config.resource ?? '',
      id: levelNumber ?? id,
      before: null,
      after,
    };
    try {
      await limiter.count('refusal', caller.id, mostRefusals);
      await addEntry(db, clock, caller, change);
    } catch (err) {
      request.log.warn({ err, ...after }, 'refusal not audited');
    }
  });
}
