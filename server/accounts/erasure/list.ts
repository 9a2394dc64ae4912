import { sql } from 'kysely';
import type { Db } from '../../db/tables';
import type { ImageStore } from '../../images/store';
import { isId } from '../../platform/ids';

/** Players added to the list by one pass. */
const batch = 1000;

/** The ids of a stored list. */
export const readErased = (list: string | null): string[] => (list ?? '').split(/\s+/).filter(isId);

/** A list as it is stored: an id in each line, each once. */
export const erasedText = (ids: readonly string[]): string => `${[...new Set(ids)].sort().join('\n')}\n`;

const idsIn = async (db: Db): Promise<string[]> =>
  (await db.selectFrom('erasedPlayers').select('userId').execute()).map(({ userId }) => userId);

/** Everybody who was erased, by the database and by the list beside the pictures. */
export const allErased = async (db: Db, images: Pick<ImageStore, 'erased'>): Promise<string[]> => [
  ...(await idsIn(db)),
  ...readErased(await images.erased()),
];

/**
 * Adds players to the list beside the pictures, which outlives a database that is lost; returns whether there may be more.
 * Whoever is on it already, from before a backup was restored, stays.
 */
export async function listErased(db: Db, images: ImageStore): Promise<boolean> {
  const fresh = await db
    .selectFrom('erasedPlayers')
    .select('userId')
    .where('isListed', '=', false)
    .orderBy('begunAt')
    .limit(batch)
    .execute();
  if (fresh.length === 0) return false;
  const ids = fresh.map(({ userId }) => userId);
  await images.setErased(erasedText(await allErased(db, images)));
  await sql`update erased_players set is_listed = true where user_id = any(${ids}::uuid[])`.execute(db);
  return fresh.length === batch;
}
