import { isPermission } from '../../contract/permissions';
import type { App } from '../http/types';
import type { RefusalLog } from './refusalLog';

/**
 * Writes an audit entry for every refused admin write, with the account and the response: attempts matter as much as
 * changes. Runs after the response, as there is no transaction to share.
 */
export function registerRefusals(app: App, refusals: RefusalLog): void {
  app.addHook('onClose', () => refusals.flush());
  app.addHook('onResponse', async (request, reply) => {
    const { config, url } = request.routeOptions;
    const { actor, method } = request;
    const isRefused = method !== 'GET' && reply.statusCode >= 400;
    if (!isPermission(config?.access) || !isRefused || !actor) return;
    const { id = '', levelNumber } = (request.params ?? {}) as { id?: string; levelNumber?: string };
    const after = { method, route: url, status: reply.statusCode };
    const change = {
      action: 'refused' as const,
      resource: config.resource ?? '',
      id: levelNumber ?? id,
      before: null,
      after,
    };
    try {
      await refusals.note('refusal', actor, change);
    } catch (err) {
      request.log.warn({ err, ...after }, 'refusal not audited');
    }
  });
}
