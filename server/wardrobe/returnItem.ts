import type { OwnItems } from '../../contract/wardrobe';
import { lockOpen } from '../accounts/openPlayer';
import { addFigures } from '../db/addFigures';
import { inTransaction } from '../db/guard';
import type { Dependencies } from '../dependencies';
import { credit } from '../payments/effects/entries';
import { conflict } from '../platform/errors';
import { isId } from '../platform/ids';
import { itemMessages } from '../platform/messages/items';
import { ownItems, returnEnd } from './ownItems';
import { returnedOf } from './returned';

/**
 * Takes back an accessory that its player bought within the last minutes, and returns exactly what was paid to the same
 * wallet, a debt first (docs/spec/account.md). What is worn of it falls away with it. Throws 403 and 409 as `buyItem`.
 */
export const returnItem = (
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  userId: string,
  accessoryId: string,
): Promise<OwnItems> =>
  inTransaction(db, async (tx) => {
    await lockOpen(tx, userId, clock.now());
    const now = clock.now();
    const bought = isId(accessoryId)
      ? await tx
          .selectFrom('playerItems')
          .innerJoin('itemPurchases', 'itemPurchases.id', 'playerItems.purchaseId')
          .select(['itemPurchases.id', 'wallet', 'price', 'boughtAt'])
          .where('playerItems.userId', '=', userId)
          .where('playerItems.accessoryId', '=', accessoryId)
          .executeTakeFirst()
      : undefined;
    if (!bought) throw conflict(itemMessages.notBought);
    if (returnEnd(bought.boughtAt) <= now) throw conflict(itemMessages.tooLate);
    const { isAllowedToday, accessoryIds } = await returnedOf(tx, userId, now);
    if (accessoryIds.has(accessoryId)) throw conflict(itemMessages.returnedBefore);
    if (!isAllowedToday) throw conflict(itemMessages.returnsADay);
    const { id: purchaseId, wallet, price } = bought;
    await tx
      .deleteFrom('playerItems')
      .where('userId', '=', userId)
      .where('accessoryId', '=', accessoryId)
      .execute();
    await tx.updateTable('itemPurchases').set({ returnedAt: now }).where('id', '=', purchaseId).execute();
    const entry = { amount: price, reason: 'item-return' as const };
    await credit(tx, { userId, wallet, cause: { purchaseId } }, [entry], now);
    await addFigures(tx, [
      { name: 'item-returned', key: accessoryId, currency: wallet, at: now, amount: price },
    ]);
    return ownItems(tx, userId, now);
  });
