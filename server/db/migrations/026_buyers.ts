import type { Kysely } from 'kysely';
import { runAll } from './run';

/**
 * What a buyer adds to a payment, in its own table because it is deleted after 90 days (decisions.md, The buyer); and the
 * language of a player's last sign-in, used for mails to them.
 */
export const up = (db: Kysely<unknown>) =>
  runAll(
    db,
    `
create table payment_buyers (
  payment_id text primary key references payments (id) on delete cascade,
  email text,
  name text,
  message text,
  created_at timestamptz not null
)

alter table users add column language text check (language in ('vi', 'en'))
`,
  );
