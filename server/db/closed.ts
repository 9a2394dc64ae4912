import { type RawBuilder, sql } from 'kysely';
import { notBannedNow } from './bans';
import type { Db, Tx } from './tables';

/** SQL condition on `users`: neither banned now nor closed for erasure. */
export const openNow = (now: Date): RawBuilder<boolean> =>
  sql<boolean>`(${notBannedNow(now)} and users.erase_at is null)`;

/** Whether an account is neither banned now nor closed; stays true only while the caller has its row locked. */
export async function isOpenAccount(db: Db | Tx, id: string, now: Date): Promise<boolean> {
  const open = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', id)
    .where(openNow(now))
    .executeTakeFirst();
  return open !== undefined;
}
