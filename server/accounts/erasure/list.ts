import { sql } from 'kysely';
import type { Db } from '../../db/tables';
import { isId } from '../../platform/ids';
import type { ImageStore } from '../../storage/images/store';

/** Maximum number of players added to the list in one pass. */
const batch = 1000;

/** The ids of a stored list. */
export const readErased = (list: string | null): string[] => (list ?? '').split(/\s+/).filter(isId);

/** The stored form of a list: one id per line, each once. */
export const erasedText = (ids: readonly string[]): string => `${[...new Set(ids)].sort().join('\n')}\n`;

const idsIn = async (db: Db): Promise<string[]> =>
  (await db.selectFrom('erasedPlayers').select('userId').execute()).map(({ userId }) => userId);

/** All erased players, according to the database and the list beside the pictures. */
export const allErased = async (db: Db, images: Pick<ImageStore, 'erased'>): Promise<string[]> => [
  ...(await idsIn(db)),
  ...readErased(await images.erased()),
];

/**
 * Adds players to the list beside the pictures, which survives the loss of the database; returns whether there may be
 * more. Existing entries, from before a backup was restored, are kept.
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
