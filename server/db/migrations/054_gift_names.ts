import type { Kysely } from 'kysely';
import { runAll } from './run';

/** A season's page and the shop name the accessory that is its gift, so they are read again once that is renamed. */
export const up = (db: Kysely<unknown>) =>
  runAll(
    db,
    `
create trigger packages_version after update of name on accessories
for each statement execute function raise_packages_version()
`,
  );
