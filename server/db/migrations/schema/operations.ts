/**
 * What several processes share to run as one site. They keep lists in memory and read the versions of `operations` each
 * second; triggers raise these, so that no way of changing something can forget to.
 */
export const operations = `
-- installation_id ties this database to its picture store; it is made when it is first needed.
create table operations (
  is_only          boolean primary key default true check (is_only),
  installation_id  uuid,
  maintenance      boolean not null default false,
  frozen           boolean not null default false,
  oldest_schema    text not null default '',
  beat_at          timestamptz not null default now(),
  packages_version integer not null default 0,
  content_version  integer not null default 0,
  settings_version integer not null default 0,
  pages_version    integer not null default 0
);
insert into operations default values;

create table leases (
  name   text primary key,
  holder text not null,
  until  timestamptz not null
);

-- What migrations leave for later, while writers continue (db/backfills): at is its position.
create table backfills (
  name text primary key,
  at   text not null default ''
);

create table kept_keys (
  id      text primary key,
  purpose text not null,
  sealed  text not null,
  kept_at timestamptz not null default now()
);

-- How the last backup, rehearsal and base backup of the archive went, for metrics and alerts: these commands end, so they
-- have no process that could be asked. Until the first run the time of this row counts, so that one that never runs is noticed.
create table backup_runs (
  kind         text primary key check (kind in ('backup', 'rehearsal', 'base')),
  succeeded_at timestamptz not null default now(),
  seconds      double precision not null default 0 check (seconds >= 0),
  bytes        bigint not null default 0 check (bytes >= 0),
  failures     integer not null default 0 check (failures >= 0),
  failed_at    timestamptz,
  reason       text
);
insert into backup_runs (kind) values ('backup'), ('rehearsal'), ('base');

-- Seconds that each component of the status page spent in each state, kept for good, and what the last check found.
-- checked_at is also what makes seconds count once: each check locks the row and adds only the time since.
create table status_days (
  component   text not null,
  day         date not null,
  operational integer not null default 0,
  degraded    integer not null default 0,
  down        integer not null default 0,
  maintenance integer not null default 0,
  primary key (component, day)
);

create table status_now (
  is_only    boolean primary key default true check (is_only),
  checked_at timestamptz,
  components jsonb not null default '[]'
);
insert into status_now default values;

create table site_settings (
  name    text primary key,
  version integer not null default 1,
  value   jsonb not null
);
insert into site_settings (name, value) values ('gateways', '{}'), ('limits', '{}'), ('site', '{}');

-- Its argument is the version's name.
create function raise_version() returns trigger language plpgsql as $$
begin
  execute format('update operations set %1$I = %1$I + 1', tg_argv[0]);
  return null;
end $$;

create trigger settings_version after insert or update or delete on site_settings
for each statement execute function raise_version('settings_version');
create trigger packages_version after insert or update or delete on diamond_packages
for each statement execute function raise_version('packages_version');
create trigger packages_version after insert or update or delete on seasons
for each statement execute function raise_version('packages_version');
-- The page of a season and the shop name the accessory that is its gift.
create trigger packages_version after update of name on accessories
for each statement execute function raise_version('packages_version');
create trigger content_version after insert or update or delete on publications
for each statement execute function raise_version('content_version');
`;
