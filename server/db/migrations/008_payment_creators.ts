import type { Kysely } from 'kysely';
import { runAll } from './run';

/**
 * Who created an open payment, and the source of an event (decisions.md, Open payments; docs/security.md 27 and 35).
 */
export const up = (db: Kysely<unknown>) =>
  runAll(
    db,
    `
alter table payments add column creator text

alter table payments add column creator_network text

create index payments_open_by_creator on payments (creator) where status = 'PENDING'

create index payments_open_by_network on payments (creator_network) where status = 'PENDING'

alter table payment_events add column source text not null default 'webhook'
`,
  );
