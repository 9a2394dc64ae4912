import type { Kysely } from 'kysely';
import { runAll } from './run';

/**
 * Settings that staff change (operations/siteSettings.ts). Every process reads the version each second; triggers raise it,
 * and that of `site` when the site is closed or opened in any other way, so that no form overwrites this unseen.
 */
export const up = (db: Kysely<unknown>) =>
  runAll(
    db,
    `
alter table operations add column settings_version integer not null default 0

create table site_settings (
  name text primary key,
  value jsonb not null,
  version integer not null default 1
)

insert into site_settings (name, value) values ('gateways', '{}'), ('limits', '{}'), ('site', '{}')

create function raise_settings_version() returns trigger language plpgsql as $$
begin
  update operations set settings_version = settings_version + 1;
  return null;
end $$

create trigger settings_version after insert or update or delete on site_settings
for each statement execute function raise_settings_version()

create function raise_site_version() returns trigger language plpgsql as $$
begin
  update site_settings set version = version + 1 where name = 'site';
  return null;
end $$

create trigger operations_maintenance after update of maintenance on operations
for each row when (old.maintenance is distinct from new.maintenance) execute function raise_site_version()
`,
  );
