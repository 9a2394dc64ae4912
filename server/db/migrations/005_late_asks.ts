import type { Kysely } from 'kysely';
import { runAll } from './run';

/** When the gateway was last queried about an unpaid payment a day after its deadline (docs/security.md 36). */
export const up = (db: Kysely<unknown>) =>
  runAll(
    db,
    `
alter table payments add column asked_late_at timestamptz

create index payments_to_ask_late on payments (expires_at)
where asked_late_at is null and status in ('CANCELLED', 'FAILED')
`,
  );
