import type { Kysely } from 'kysely';
import { runAll } from './run';

/**
 * A ban may end by itself, and says why (studio.md section 3). Whoever reads accounts compares the end with the clock
 * (db/bans.ts). The version before leaves them behind when it lifts a ban: without `banned_at` they mean nothing.
 */
export const up = (db: Kysely<unknown>) =>
  runAll(
    db,
    `
alter table users add column banned_until timestamptz, add column ban_kind text, add column ban_note text,
  add column ban_message text
`,
  );
