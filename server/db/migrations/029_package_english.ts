import type { Kysely } from 'kysely';
import { runAll } from './run';

/** Name and description of a package in English (studio.md, Shop work); empty where there is none. */
export const up = (db: Kysely<unknown>) =>
  runAll(
    db,
    `
alter table diamond_packages
  add column name_en text not null default '',
  add column description_en text not null default ''
`,
  );
