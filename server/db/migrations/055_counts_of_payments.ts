import type { Kysely } from 'kysely';
import { runAll } from './run';

/**
 * What payments bring to seasons and codes is counted by triggers: a server of the previous version, beside this one or
 * after a roll back, knows neither. It gives no gifts, so `gifts_due` marks a total whose gifts are still to be given;
 * this version's server gives them in the transaction that pays, and its worker those that are left.
 *
 * `payments_count_use` takes the lock of the code before that of any sum, as beginning a payment does: triggers run in the
 * order of their names.
 *
 * What was paid at a server of the previous version before this migration is counted once more.
 */
export const up = (db: Kysely<unknown>) =>
  runAll(
    db,
    `
alter table season_totals add column gifts_due boolean not null default false

create function count_spending() returns trigger language plpgsql as $$
begin
  insert into season_totals (season_id, user_id, amount, gifts_due)
  select seasons.id, new.user_id, sum(payments.amount - refunded), true from seasons
  join payments on user_id = new.user_id and status = 'COMPLETED' and currency = 'VND'
    and payments.settled_at >= start_at and payments.settled_at < end_at
  where start_at <= new.settled_at and end_at > new.settled_at group by seasons.id
  on conflict (season_id, user_id) do update set amount = excluded.amount, gifts_due = true;
  return null;
end $$

create trigger payments_count_spending after update of status, refunded on payments
for each row when (new.status = 'COMPLETED' and new.currency = 'VND'
  and (old.status <> 'COMPLETED' or old.refunded <> new.refunded))
execute function count_spending()

create function count_use() returns trigger language plpgsql as $$
begin
  update offer_counts set used = used + 1, beyond = beyond + (most_uses > 0 and used >= most_uses)::int
  from offers where offers.id = offer_id and offer_id = new.offer_id;
  return null;
end $$

create trigger payments_count_use after update of status on payments
for each row when (new.status = 'COMPLETED' and old.status <> 'COMPLETED' and new.offer_id is not null)
execute function count_use()

insert into season_counts (season_id) select id from seasons
on conflict (season_id) do update set changed_at = now(), begun_at = null, after = null

update offer_counts set used = paid.count, beyond = least(beyond, paid.count)
from (select key, sum(count) as count from figure_hours where name = 'offer-paid' group by key) paid
where key = offer_id::text and used <> paid.count
`,
  );
