import type { App } from './types';

/**
 * One line per answered request. The route's pattern and not the address: queries hold people's e-mails, and paths may
 * hold tokens. Health checks are left out.
 */
export function registerRequestLog(app: App): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'no route';
    if (route === '/api/health') return;
    // The site's own files are many and say little: they are told on the level `debug` unless something is wrong.
    const level = !route.startsWith('/api/') && reply.statusCode < 400 ? 'debug' : 'info';
    const { method, ip } = request;
    const facts = { method, route, status: reply.statusCode, ms: Math.round(reply.elapsedTime), ip };
    request.log[level](facts, 'request');
  });
}
