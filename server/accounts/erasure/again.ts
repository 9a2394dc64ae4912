import { sql } from 'kysely';
import type { Db } from '../../db/tables';
import type { Clock } from '../../platform/clock';
import type { Keys } from '../../platform/keys';
import { eraseAllBegun } from './erase';

/**
 * Erases again the players that a restored backup brought back, before anybody can see them. Ids unknown to this
 * database are skipped; they stay on the list beside the pictures.
 */
export async function eraseAgain(
  db: Db,
  deps: { clock: Clock; keys: Keys },
  ids: readonly string[],
): Promise<void> {
  await sql`insert into erased_players (user_id, begun_at)
    select id, ${deps.clock.now()} from users where id = any(${[...ids]}::uuid[]) and erased_at is null
    on conflict (user_id) do update set done_at = null`.execute(db);
  await eraseAllBegun(db, deps);
}
