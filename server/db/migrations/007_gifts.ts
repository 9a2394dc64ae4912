import type { Kysely } from 'kysely';
import { runAll } from './run';

/** The links of gifts, by ids that open nothing else. */
export const up = (db: Kysely<unknown>): Promise<void> =>
  runAll(
    db,
    `-- Deleted when an account of either side is erased, and after 90 days; a refund and staff end it before. Of the key only
-- the hash is here.
create table gift_links (
  id         text primary key,
  payment_id text not null references payments (id) on delete cascade,
  key_hash   text not null,
  made_at    timestamptz not null,
  opened_at  timestamptz,
  ended_at   timestamptz,
  constraint gift_links_one_per_payment unique (payment_id)
);
create index gift_links_oldest on gift_links (made_at);`,
  );
