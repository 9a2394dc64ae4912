/**
 * Comparisons with settlement files as the server made them, days that a person signed off, and what was dated into such
 * a day afterwards. Days are those of Vietnam as `YYYY-MM-DD`, which every driver reads alike.
 */
export const closing = `
create table settlement_comparisons (
  id          uuid primary key,
  gateway     text not null,
  from_day    text not null,
  to_day      text not null check (to_day >= from_day),
  compared_at timestamptz not null,
  compared_by uuid not null,
  file_hash   text not null,
  file_bytes  integer not null,
  rows        integer not null,
  agreed      integer not null,
  skipped     integer not null,
  outside     integer not null,
  bad         integer not null,
  bad_rows    jsonb not null,
  only_ours   integer not null,
  only_theirs integer not null,
  differing   integer not null,
  sums        jsonb not null
);

create table settlement_rows (
  comparison_id uuid not null references settlement_comparisons (id),
  number        integer not null,
  compared_at   timestamptz not null,
  kind          text not null check (kind in ('only-ours', 'only-theirs', 'settlement-differs')),
  line          integer,
  what          text,
  movement_id   uuid,
  payment_id    text,
  reference     text,
  order_number  text,
  amount        bigint not null,
  currency      text not null,
  at            timestamptz,
  our_reference text,
  our_amount    bigint,
  our_currency  text,
  primary key (comparison_id, number)
);

create table closed_days (
  day         text not null check (to_char(day::date, 'YYYY-MM-DD') = day),
  currency    text not null,
  movements   integer not null,
  moved       bigint not null,
  allocated   bigint not null,
  held        bigint not null,
  returned    bigint not null,
  written_off bigint not null,
  missing     bigint not null,
  refunded    bigint not null,
  differences jsonb not null,
  note        text,
  closed_at   timestamptz not null,
  closed_by   uuid not null,
  primary key (day, currency)
);

-- What a movement was is kept here too, as it may be taken out or change.
create table closed_day_changes (
  id          bigint generated always as identity primary key,
  day         text not null check (to_char(day::date, 'YYYY-MM-DD') = day),
  kind        text not null check (kind in ('movement', 'hand', 'removed', 'request')),
  subject_id  uuid not null,
  amount      bigint,
  currency    text,
  gateway     text,
  reference   text,
  payment_id  text,
  case_id     uuid,
  moved_at    timestamptz,
  recorded_at timestamptz not null default now(),
  check (kind = 'request' or (amount, currency, gateway, reference, moved_at) is not null)
);
create unique index closed_day_changes_requests on closed_day_changes (day, subject_id) where kind = 'request';

create table ledger_checks (
  is_only    boolean primary key default true check (is_only),
  checked_at timestamptz not null,
  problems   integer not null,
  listed     jsonb not null
);

create function vietnam_day(moment timestamptz) returns text language sql stable as $$
  select to_char(moment at time zone 'Asia/Ho_Chi_Minh', 'YYYY-MM-DD')
$$;

-- A trigger records what is late, so that no way of recording money can forget to. A movement dated to another day than
-- the one on which it is recorded waits for a sign-off of that day in progress, or makes it wait, until its transaction
-- ends: it is either in the sums or recorded after them (money/closing).
-- So it is with one that is taken out of its day or changes in it.
create function note_late_movement() returns trigger language plpgsql as $$
declare
  left_day text;
  moved_on text;
begin
  if tg_op <> 'INSERT' then
    left_day := vietnam_day(coalesce(old.told_at, old.created_at));
  end if;
  if tg_op <> 'DELETE' then
    moved_on := vietnam_day(coalesce(new.told_at, new.created_at));
  end if;
  if tg_op = 'UPDATE' and (left_day, old.amount, old.currency, old.gateway)
    is not distinct from (moved_on, new.amount, new.currency, new.gateway) then
    return null;
  end if;
  if left_day is not null then
    perform pg_advisory_xact_lock_shared(hashtextextended('close ' || left_day, 0));
    insert into closed_day_changes
      (day, kind, subject_id, amount, currency, gateway, reference, payment_id, case_id, moved_at)
    select left_day, 'removed', old.id, old.amount, old.currency, old.gateway, old.reference, old.payment_id,
      old.case_id, coalesce(old.told_at, old.created_at)
    where exists (select from closed_days where day = left_day);
  end if;
  if moved_on is not null then
    if moved_on <> vietnam_day(new.created_at) then
      perform pg_advisory_xact_lock_shared(hashtextextended('close ' || moved_on, 0));
    end if;
    insert into closed_day_changes
      (day, kind, subject_id, amount, currency, gateway, reference, payment_id, case_id, moved_at, recorded_at)
    select moved_on, case new.source when 'hand' then 'hand' else 'movement' end, new.id, new.amount, new.currency,
      new.gateway, new.reference, new.payment_id, new.case_id, coalesce(new.told_at, new.created_at),
      case tg_op when 'INSERT' then new.created_at else now() end
    where exists (select from closed_days where day = moved_on);
  end if;
  return null;
end $$;

create trigger movements_after_close after insert or delete or update of told_at, amount, currency, gateway on movements
for each row execute function note_late_movement();
`;
