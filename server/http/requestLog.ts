import { apiBase } from '../../contract/addresses';
import { healthPaths } from './health';
import type { App } from './types';

/**
 * Logs one line per request, with the route pattern instead of the URL: queries contain e-mails and paths may contain
 * tokens. Skips health checks.
 */
export function registerRequestLog(app: App): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'no route';
    if (healthPaths.includes(route)) return;
    // The site's static files are logged at level `debug` unless they fail.
    const level = !route.startsWith(apiBase) && reply.statusCode < 400 ? 'debug' : 'info';
    const { method, ip } = request;
    const facts = { method, route, status: reply.statusCode, ms: Math.round(reply.elapsedTime), ip };
    request.log[level](facts, 'request');
  });
}
