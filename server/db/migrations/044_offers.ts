import type { Kysely } from 'kysely';
import { runAll } from './run';

/**
 * Codes that bring bonus diamonds, and what a payment was promised by one (studio.md, Shop work).
 *
 * `offer_counts` has a row for each code that was ever promised, apart from the code itself: a purchase must not wait for
 * a colleague who edits that. Beginning a payment locks the row where uses are limited; completing one counts in it. Its
 * foreign key is what keeps a code that payments carry from being deleted.
 *
 * The report of a code is sums like those of migration 031, with the code as their key: begun in the hour of the payment's
 * beginning, everything else in that of its completion. They are taken after those of `count_payment`, as triggers run in
 * the order of their names.
 */
export const up = (db: Kysely<unknown>) =>
  runAll(
    db,
    `
create table offers (
  id uuid primary key, version integer not null default 1,
  code text not null,
  bonus_kind smallint not null,
  amount integer not null check (amount > 0),
  packages jsonb not null,
  start_at timestamptz,
  end_at timestamptz,
  most_uses integer not null,
  most_per_player integer not null,
  creator text not null,
  is_active boolean not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
)

create unique index offers_code on offers (upper(code))

create table offer_counts (
  offer_id uuid primary key constraint offer_counts_offer references offers (id),
  used bigint not null default 0,
  beyond bigint not null default 0,
  check (beyond between 0 and used)
)

alter table payments
  add column offer_id uuid,
  add column offer_code text,
  add column offer_bonus integer not null default 0

create function count_offer() returns trigger language plpgsql as $$
declare
  settled timestamptz := coalesce(new.settled_at, new.created_at);
  before text := coalesce(old.status, '');
begin
  if old.offer_id is distinct from new.offer_id then
    if old.offer_id is not null then
      perform add_figure('offer-begun', old.offer_id::text, '', old.created_at, -1, 0);
    end if;
    perform add_figure('offer-begun', new.offer_id::text, '', new.created_at, 1, 0);
  end if;
  if new.status = 'COMPLETED' and before <> 'COMPLETED' then
    perform add_figure('offer-paid', new.offer_id::text, new.currency, settled, 1, new.amount);
    if not exists (select from payments where user_id = new.user_id and offer_id = new.offer_id
      and status = 'COMPLETED' and id <> new.id) then
      perform add_figure('offer-players', new.offer_id::text, '', settled, 1, 0);
    end if;
  end if;
  if new.refunded <> coalesce(old.refunded, 0) then
    perform add_figure('offer-refunded', new.offer_id::text, new.currency, settled,
      (new.refunded > 0)::int - (coalesce(old.refunded, 0) > 0)::int, new.refunded - coalesce(old.refunded, 0));
  end if;
  return null;
end $$

create trigger payments_figures_offer_begun after insert on payments
for each row when (new.offer_id is not null) execute function count_offer()

create trigger payments_figures_offer_changed after update of offer_id, status, refunded on payments
for each row when (new.offer_id is not null and (old.offer_id is distinct from new.offer_id
  or old.refunded <> new.refunded or (new.status = 'COMPLETED' and old.status <> 'COMPLETED')))
execute function count_offer()
`,
  );
