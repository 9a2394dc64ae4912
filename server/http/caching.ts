import type { FastifyReply } from 'fastify';
import { apiBase, docsPath } from '../../contract/addresses';
import type { Clock } from '../platform/clock';
import type { App } from './types';

/**
 * Says until when this response is right by the clock alone, such as when the next sale begins or ends; null for as long as
 * any other. Each response has its own moment, as those of two languages are not built at once.
 */
export function keepUntil({ server, raw }: FastifyReply, until: Date | null, clock: Clock): void {
  if (until) server.keptUntil.set(raw, performance.now() + (+until - +clock.now()));
}

/** API responses are not cacheable unless a route sets otherwise. */
export function registerCaching(app: App): void {
  app.decorate('keptUntil', new WeakMap());
  app.addHook('onSend', async (request, reply) => {
    const isOurs = request.url.startsWith(apiBase) && !request.url.startsWith(docsPath);
    if (isOurs && !reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  });
}
