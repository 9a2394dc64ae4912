import { openNow } from '../db/closed';
import type { Tx } from '../db/tables';
import { forbidden } from '../platform/errors';

/**
 * Locks a player's row, so that nothing else changes wallets or items until the commit. Throws 403 for an account that is banned
 * or closed.
 */
export async function lockOpen(tx: Tx, userId: string, now: Date) {
  const player = await tx
    .selectFrom('users')
    .select(['id', 'role', 'diamonds', 'golds', 'debt', 'emailVerifiedAt', 'dailyPlace'])
    .select(openNow(now).as('isOpen'))
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
  if (!player?.isOpen) throw forbidden();
  return player;
}
