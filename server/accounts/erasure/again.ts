import { sql } from 'kysely';
import type { Db } from '../../db/tables';
import type { Failing } from '../../operations/failing';
import type { Clock } from '../../platform/clock';
import type { Keys } from '../../platform/keys';
import { eraseAllBegun, eraseNext } from './erase';
import { readErased } from './list';

type ErasureDependencies = Parameters<typeof eraseNext>[0];

/**
 * Begins again the erasure of players that an earlier state of the database brought back; returns whether there are
 * any. Ids unknown to this database are skipped; they stay on the list beside the pictures.
 */
async function beginAgain(db: Db, now: Date, ids: readonly string[]): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`insert into erased_players (user_id, begun_at)
    select id, ${now}::timestamptz from users where id = any(${[...ids]}::uuid[]) and erased_at is null
    on conflict (user_id) do update set done_at = null`.execute(db);
  return numAffectedRows > 0n;
}

/** Erases again the players that a restored backup brought back, before anybody can see them. */
export async function eraseAgain(
  db: Db,
  deps: { clock: Clock; keys: Keys },
  ids: readonly string[],
): Promise<void> {
  await beginAgain(db, deps.clock.now(), ids);
  await eraseAllBegun(db, deps);
}

/**
 * The erasures of a process, to be run until false. Once in its life it compares the list beside the pictures with the
 * database, which may have been restored to an earlier moment by PostgreSQL's own means, of which nobody notifies the
 * server. What is due comes first, as a picture store that is away (503) must not delay it.
 */
export function erasures(deps: ErasureDependencies, rows?: Failing): () => Promise<boolean> {
  let hasCompared = false;
  return async () => {
    if (await eraseNext(deps, rows)) return true;
    if (hasCompared) return false;
    const ids = readErased(await deps.images.erased());
    const isBack = await beginAgain(deps.db, deps.clock.now(), ids);
    hasCompared = true;
    return isBack;
  };
}
