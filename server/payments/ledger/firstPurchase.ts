import type { Db, Tx } from '../../db/tables';

/** Whether no payment of a player for a package has been completed. */
export async function isFirstPurchase(tx: Db | Tx, userId: string, packageId: string): Promise<boolean> {
  const bought = await tx
    .selectFrom('payments')
    .select('id')
    .where('userId', '=', userId)
    .where('packageId', '=', packageId)
    .where('status', '=', 'COMPLETED')
    .limit(1)
    .executeTakeFirst();
  return bought === undefined;
}
