import type { Kysely } from 'kysely';
import { runAll } from '../../../../server/db/migrations/run';

/**
 * What a made-up next version adds: a column of an existing table with what keeps it, to be counted for the rows that are
 * there, and a table. A server of this version writes neither by itself, so a trigger does.
 */
export const up = (db: Kysely<unknown>) =>
  runAll(
    db,
    `
alter table users add column purchases integer not null default 0;

create table wishes (
  id         uuid primary key,
  user_id    uuid not null references users (id) on delete cascade,
  text       text not null,
  created_at timestamptz not null
);
create index wishes_by_user on wishes (user_id, created_at);

create function next_count_purchase() returns trigger language plpgsql as $$
begin
  update users set purchases = purchases + 1 where id = new.user_id;
  return null;
end $$;

create trigger payments_next_purchase after update of status on payments
for each row when (new.status = 'COMPLETED' and old.status <> 'COMPLETED') execute function next_count_purchase();

insert into backfills (name) values ('purchases');
`,
  );
