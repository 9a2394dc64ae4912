import { onSale } from '../../content/onSale';
import type { Db, Tx } from '../../db/tables';
import type { Dependencies } from '../../dependencies';
import { recipientOf } from './recipient';

/** The first-purchase bonus of a package for this player; 0 when it would not be the first (studio.md, Shop work). */
export async function firstBonusFor(
  db: Db | Tx,
  userId: string,
  { id, firstBonus }: { id: string; firstBonus: number },
): Promise<number> {
  return firstBonus > 0 && (await isFirstPurchase(db, userId, id)) ? firstBonus : 0;
}

/** Whether no payment of a player for a package has been completed. */
async function isFirstPurchase(db: Db | Tx, userId: string, packageId: string): Promise<boolean> {
  const bought = await db
    .selectFrom('payments')
    .select('id')
    .where('userId', '=', userId)
    .where('packageId', '=', packageId)
    .where('status', '=', 'COMPLETED')
    .limit(1)
    .executeTakeFirst();
  return bought === undefined;
}

/** The first-purchase bonus of each package on sale that has one for a player, by its id; none where nothing can be bought for them. */
export async function firstBonusesOf(
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  email: string,
): Promise<Record<string, number>> {
  const now = clock.now();
  const user = await recipientOf(db, email, now).select('id').executeTakeFirst();
  if (!user) return {};
  const packages = await db
    .selectFrom('diamondPackages')
    .select(['id', 'firstBonus'])
    .where(onSale(now))
    .where('firstBonus', '>', 0)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('payments')
            .select('payments.id')
            .where('userId', '=', user.id)
            .where('status', '=', 'COMPLETED')
            .whereRef('payments.packageId', '=', 'diamondPackages.id'),
        ),
      ),
    )
    .execute();
  return Object.fromEntries(packages.map(({ id, firstBonus }) => [id, firstBonus]));
}
