import type { Kysely } from 'kysely';
import { runAll } from './run';

/**
 * Requests about wallets and notes of staff are traces too: a player's row takes both with it when it is
 * deleted (migrations 033 and 035). As before, the function finds them by index, whatever the planner estimates.
 */
export const up = (db: Kysely<unknown>) =>
  runAll(
    db,
    `
create or replace function left_trace(player uuid) returns boolean
language sql stable set enable_seqscan = off as $$
  select exists (select from payments where user_id = player)
    or exists (select from wallet_entries where user_id = player)
    or exists (select from wallet_requests where user_id = player)
    or exists (select from player_notes where user_id = player)
    or exists (select from audits where user_id = player)
$$
`,
  );
