import type { Kysely } from 'kysely';
import { runAll } from './run';

/**
 * Every process caches the list of packages in memory and reads this version each second. A trigger increments it, so
 * that no way of changing a package can forget to.
 */
export const up = (db: Kysely<unknown>) =>
  runAll(
    db,
    `
alter table operations add column packages_version integer not null default 0

create function raise_packages_version() returns trigger language plpgsql as $$
begin
  update operations set packages_version = packages_version + 1;
  return null;
end $$

create trigger packages_version after insert or update or delete on diamond_packages
for each statement execute function raise_packages_version()
`,
  );
