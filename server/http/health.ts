import { sql } from 'kysely';
import { addressOf } from '../../contract/addresses';
import * as calls from '../../contract/calls/service';
import type { Dependencies } from '../dependencies';
import { ApiError } from '../platform/errors';
import { common } from '../platform/messages/common';
import { route } from './route';
import type { App } from './types';

const ok = { status: 'ok' } as const;

/** Health checks, which the request log skips: their lines would drown the others. */
export const healthPaths = [calls.health, calls.live, calls.ready].map((call) => addressOf(call));

/**
 * `/api/live`: the process runs; restart it otherwise. `/api/ready`: it accepts requests; fails as soon as the process
 * begins to stop. `/api/health`: the server and its database respond (api.md, Service).
 */
export function registerHealth(app: App, { db, stopping }: Pick<Dependencies, 'db' | 'stopping'>): void {
  route(app, calls.live, async () => ok);
  route(app, calls.ready, async () => {
    if (stopping?.aborted) throw new ApiError(503, common.busy);
    await sql`select 1`.execute(db);
    return ok;
  });
  route(app, calls.health, async () => {
    await sql`select 1`.execute(db);
    return ok;
  });
}
