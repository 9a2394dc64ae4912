import { isPermission } from '../../contract/permissions';
import { addEntry } from '../audit';
import type { Dependencies } from '../dependencies';
import type { Limiter } from './limiter';
import { mostRefusals } from './limitTable';
import type { App } from './types';

/**
 * Writes an audit entry for every refused admin write, with the account and the response: attempts matter as much as
 * changes. Written after the response, as there is no transaction to share.
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
