import type { Wallet } from '../../../contract/ledger';
import { storedMarks } from '../../../contract/seasonMarks';
import type { Tx } from '../../db/tables';
import { seasonsGiving } from '../../wardrobe/givers';

/**
 * What giving an accessory counts for, in the limits of grants: its higher price in diamonds, else in gold; of a season's gift,
 * which has none, the diamonds that stand for it.
 */
export async function worthOf(tx: Tx, id: string, now: Date): Promise<{ wallet: Wallet; amount: number }> {
  const item = await tx
    .selectFrom('accessories')
    .select(['diamondPrice', 'listedDiamondPrice', 'goldPrice', 'listedGoldPrice'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const diamonds = Math.max(item.diamondPrice, item.listedDiamondPrice);
  const golds = Math.max(item.goldPrice, item.listedGoldPrice);
  if (diamonds === 0 && golds > 0) return { wallet: 'golds', amount: golds };
  const marks = (await seasonsGiving(tx, id, now)).flatMap(storedMarks);
  const instead = marks.filter(({ accessoryId }) => accessoryId === id).map(({ amount }) => amount);
  return { wallet: 'diamonds', amount: Math.max(diamonds, ...instead) };
}
