import type { Kysely } from 'kysely';
import { runAll } from './run';

/**
 * A case with an open request is locked: money that arrives meanwhile waits in its own case, linked to the first. An
 * attempt may ask for only the missing amount. A transfer keeps its sender, and a request keeps what was requested (so
 * that the same key with other content is refused) and may be withdrawn. People have already dealt with the cases that
 * are open now: nobody is mailed about them.
 */
export const up = (db: Kysely<unknown>) =>
  runAll(
    db,
    `
alter table payment_attempts add column amount bigint check (amount > 0)

alter table movements add column sender text

alter table money_cases add column linked_id uuid references money_cases (id)

alter table money_cases add column told_at timestamptz

update money_cases set told_at = now() where state = 'open' and due_at <= now()

alter table money_requests add column asked_hash text

alter table money_requests add column withdrawn_by uuid
`,
  );
