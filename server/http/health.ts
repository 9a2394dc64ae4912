import { sql } from 'kysely';
import { addressOf } from '../../contract/addresses';
import * as calls from '../../contract/calls/service';
import type { Dependencies } from '../dependencies';
import { minutes, seconds } from '../platform/clock';
import { ApiError } from '../platform/errors';
import { common } from '../platform/messages/common';
import { within } from '../platform/within';
import { route } from './route';
import type { App } from './types';

const ok = { status: 'ok' } as const;

/** Health checks, which the request log skips: their lines would drown the others. */
export const healthPaths = [calls.health, calls.live, calls.ready].map((call) => addressOf(call));

type Checked = Pick<Dependencies, 'db' | 'stopping' | 'watch'>;

/**
 * `/api/live`: the process runs; restart it otherwise. `/api/ready`: it accepts requests; fails as soon as the process
 * begins to stop. `/api/health`: the server and its database respond (api.md, Service).
 */
export function registerHealth(app: App, deps: Checked): void {
  const { db, stopping } = deps;
  const refusal = () => new ApiError(503, common.busy, { retryAfter: 5 });
  /** Whoever checks health waits no longer for a silent database than for one that is away. */
  const respond = async () => {
    if (!(await within(seconds(4), () => sql`select 1`.execute(db)))) throw refusal();
    return ok;
  };
  route(app, calls.live, async () => {
    if (await isStuck(deps)) throw refusal();
    return ok;
  });
  route(app, calls.ready, () => {
    if (stopping?.aborted) throw refusal();
    return respond();
  });
  route(app, calls.health, respond);
}

/** How long the shared state may stay unread although the database is there for others, in milliseconds. */
const mostUnread = minutes(3);

/** Whether only a restart helps: while the database is away it does not, and would also lose the pages in memory. */
async function isStuck({ watch }: Checked): Promise<boolean> {
  if (!watch?.answersAnew || performance.now() - watch.readAt < mostUnread) return false;
  return watch.answersAnew();
}
