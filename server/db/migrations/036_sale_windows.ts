import type { Kysely } from 'kysely';
import { runAll } from './run';

/** When packages are on sale, and what the first purchase of one brings more (studio.md, Shop work). */
export const up = (db: Kysely<unknown>) =>
  runAll(
    db,
    `
alter table diamond_packages
  add column sell_from timestamptz,
  add column sell_until timestamptz,
  add column first_bonus integer not null default 0

alter table payments add column first_bonus integer not null default 0
`,
  );
