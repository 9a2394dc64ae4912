import type { FastifyRequest } from 'fastify';
import type { App } from './types';

/**
 * Says until when a cached response of this address is right by the clock alone, such as when the next sale begins or ends;
 * null for as long as any other.
 */
export function keepUntil(
  { server, routeOptions: { url = '' } }: FastifyRequest,
  until: Date | null,
  now: Date,
): void {
  if (until) server.keepAtMost.set(url, +until - +now);
  else server.keepAtMost.delete(url);
}

/** API responses are not cacheable unless a route sets otherwise. */
export function registerCaching(app: App): void {
  app.decorate('keepAtMost', new Map());
  app.addHook('onSend', async (request, reply) => {
    const isOurs = request.url.startsWith('/api/') && !request.url.startsWith('/api/docs');
    if (isOurs && !reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  });
}
