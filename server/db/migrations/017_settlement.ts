import type { Kysely } from 'kysely';
import { runAll } from './run';

/** Movements of a gateway and done requests by the moment at which the money moved: settlement periods and exports. */
export const up = (db: Kysely<unknown>) =>
  runAll(
    db,
    `
create index movements_by_moment on movements (coalesce(told_at, created_at), id)

create index movements_by_gateway_moment on movements (gateway, coalesce(told_at, created_at), id)

create index money_requests_done on money_requests (ended_at, id) where state = 'done'
`,
  );
