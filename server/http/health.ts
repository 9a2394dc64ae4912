import { sql } from 'kysely';
import { Type } from 'typebox';
import type { Dependencies } from '../dependencies';
import { ApiError } from '../errors';
import { common } from '../messages/common';
import type { App } from './types';

const Ok = Type.Object({ status: Type.Literal('ok') });
const schema = { tags: ['service'], response: { 200: Ok } };
const config = { access: 'guest', staysOpen: true } as const;
const ok = { status: 'ok' } as const;

/** Health checks: their lines in the request log would drown the others. */
export const healthPaths = ['/api/health', '/api/live', '/api/ready'];

/**
 * `/api/live`: the process runs; restart it otherwise. `/api/ready`: it may be sent requests, which ends first when it
 * stops. `/api/health`: the server and its database respond (api.md, Service).
 */
export function registerHealth(app: App, { db, stopping }: Pick<Dependencies, 'db' | 'stopping'>): void {
  app.get('/api/live', { config, schema }, async () => ok);
  app.get('/api/ready', { config, schema }, async () => {
    if (stopping?.aborted) throw new ApiError(503, common.busy);
    await sql`select 1`.execute(db);
    return ok;
  });
  app.get('/api/health', { config, schema }, async () => {
    await sql`select 1`.execute(db);
    return ok;
  });
}
