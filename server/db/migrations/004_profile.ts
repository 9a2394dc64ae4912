import type { Kysely } from 'kysely';
import { runAll } from './run';

/** Players choose the language of their mails. */
export const up = (db: Kysely<unknown>): Promise<void> =>
  runAll(
    db,
    `-- Whether the player chose the language; a sign-in changes it only where nobody did.
alter table users add column language_chosen boolean not null default false;`,
  );
