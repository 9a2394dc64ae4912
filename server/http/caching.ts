import type { App } from './types';

/** API responses are not cacheable unless a route sets otherwise. */
export function registerCaching(app: App): void {
  app.addHook('onSend', async (request, reply) => {
    const isOurs = request.url.startsWith('/api/') && !request.url.startsWith('/api/docs');
    if (isOurs && !reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  });
}
