import type { Kysely } from 'kysely';
import { runAll } from './run';

/** When a gateway last responded to a query about an attempt: one that stayed silent may have been paid. */
export const up = (db: Kysely<unknown>) =>
  runAll(
    db,
    `
alter table payment_attempts add column answered_at timestamptz
`,
  );
