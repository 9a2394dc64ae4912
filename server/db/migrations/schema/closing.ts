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
create index settlement_comparisons_by_day on settlement_comparisons (to_day, from_day);

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
create index settlement_rows_oldest on settlement_rows (compared_at);

create table closed_days (
  day         text not null,
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

create table closed_day_changes (
  day        text not null,
  kind       text not null check (kind in ('movement', 'request')),
  subject_id uuid not null,
  primary key (day, subject_id)
);

create table ledger_checks (
  is_only    boolean primary key default true check (is_only),
  checked_at timestamptz not null,
  problems   integer not null,
  listed     jsonb not null
);

create function vietnam_day(moment timestamptz) returns text language sql stable as $$
  select to_char(moment at time zone 'Asia/Ho_Chi_Minh', 'YYYY-MM-DD')
$$;

-- Triggers record what is late, so that no way of recording money can forget to. A movement dated to another day than
-- the one on which it is recorded waits for a sign-off of that day in progress, or makes it wait, until its transaction
-- ends: it is either in the sums or recorded after them (money/closing).
create function note_late_movement() returns trigger language plpgsql as $$
declare
  moved_on text := vietnam_day(coalesce(new.told_at, new.created_at));
begin
  if moved_on <> vietnam_day(new.created_at) then
    perform pg_advisory_xact_lock_shared(hashtextextended('close ' || moved_on, 0));
  end if;
  insert into closed_day_changes (day, kind, subject_id)
  select distinct day, 'movement', new.id from closed_days where day = moved_on
  on conflict do nothing;
  return null;
end $$;

create trigger movements_after_close after insert or update of told_at on movements
for each row execute function note_late_movement();

create function note_late_request() returns trigger language plpgsql as $$
begin
  insert into closed_day_changes (day, kind, subject_id)
  select distinct day, 'request', new.id from closed_days where day = vietnam_day(new.ended_at)
  on conflict do nothing;
  return null;
end $$;

create trigger money_requests_after_close after insert or update of state on money_requests
for each row when (new.state = 'done' and new.kind in ('refund', 'return')) execute function note_late_request();
`;
