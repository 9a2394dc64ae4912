import type { Kysely } from 'kysely';
import { runAll } from './run';

/** The picture of a banner, in place of its scene (living-site.md section 1). */
export const up = (db: Kysely<unknown>) =>
  runAll(
    db,
    `
alter table banners add column image text not null default ''
`,
  );
