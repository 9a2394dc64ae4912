import type { App } from './types';

/** Responses of the API are about one caller and one moment, unless a route says otherwise. */
export function registerCaching(app: App): void {
  app.addHook('onSend', async (request, reply) => {
    const isOurs = request.url.startsWith('/api/') && !request.url.startsWith('/api/docs');
    if (isOurs && !reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  });
}
