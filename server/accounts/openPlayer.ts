import { openNow } from '../db/closed';
import { prepared } from '../db/prepared';
import type { Tx } from '../db/tables';
import { forbidden } from '../platform/errors';

const openPlayer = prepared((db, { userId, now }: { userId: string; now: Date }) =>
  db
    .selectFrom('users')
    .select(['id', 'role', 'diamonds', 'golds', 'debt', 'emailVerifiedAt', 'dailyPlace'])
    .select(openNow(now).as('isOpen'))
    .where('id', '=', userId)
    .forUpdate(),
);

/**
 * Locks a player's row, so that nothing else changes wallets or items until the commit. Throws 403 for an account that is banned
 * or closed.
 */
export async function lockOpen(tx: Tx, userId: string, now: Date) {
  const [player] = await openPlayer(tx, { userId, now });
  if (!player?.isOpen) throw forbidden();
  return player;
}
