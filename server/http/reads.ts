import type { FastifyRequest } from 'fastify';
import { apiBase } from '../../contract/addresses';
import type { Db } from '../db/tables';
import type { Dependencies } from '../dependencies';
import type { App } from './types';

declare module 'fastify' {
  interface FastifyRequest {
    /** Where this request's lists, searches and exports read: a replica, or the primary. Never used for money. */
    readonly reads: Db;
  }
}

const cookie = 'outline_wrote';
/** How long a browser that has written reads from the primary, in seconds: as long as a replica may lag. */
const lasting = 10;

/**
 * Lists, search, dashboard and exports may read from a replica, which lags a little. A caller who has just changed
 * something must see the change, whichever process serves them next: a cookie of a few seconds sends their reads to the
 * primary.
 */
export function registerReads(
  app: App,
  { db, reads = db, address }: Pick<Dependencies, 'db' | 'reads' | 'address'>,
): void {
  app.decorateRequest('reads', {
    getter(this: FastifyRequest) {
      return this.cookies[cookie] ? db : reads;
    },
  });
  if (reads === db) return;
  const options = { httpOnly: true, sameSite: 'strict', path: apiBase, maxAge: lasting } as const;
  app.addHook('onSend', async ({ method, actor }, reply) => {
    if (method === 'GET' || !actor || reply.statusCode >= 400) return;
    reply.setCookie(cookie, '1', { ...options, secure: address.public.startsWith('https:') });
  });
}
