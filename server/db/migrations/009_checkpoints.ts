import type { Kysely } from 'kysely';
import { runAll } from './run';

/** What each wallet held at the beginning of the month, so that a check need not read all entries. */
export const up = (db: Kysely<unknown>): Promise<void> =>
  runAll(
    db,
    `create table wallet_checkpoints (
  user_id uuid not null references users (id),
  wallet  text not null check (wallet in ('diamonds', 'golds', 'debt')),
  until   timestamptz not null,
  entries bigint not null,
  amount  bigint not null,
  primary key (user_id, wallet)
);`,
  );
