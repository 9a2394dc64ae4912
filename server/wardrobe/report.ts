import { sql } from 'kysely';
import type { AccessoryReport } from '../../contract/accessoryReport';
import { type Wallet, wallets } from '../../contract/ledger';
import type { FigureName } from '../db/figureTables';
import type { Db } from '../db/tables';
import { notFound } from '../platform/errors';
import { isId } from '../platform/ids';
import { giftsAt } from './wardrobe';

interface Sum {
  name: Extract<FigureName, `item${string}`>;
  currency: Wallet;
  count: number;
  amount: number;
}

/** How many own an accessory, counted, and what it brought, from the sums. Throws 404. */
export async function accessoryReport(db: Db, id: string, now: Date): Promise<AccessoryReport> {
  const known = db.selectFrom('accessories').select('id').where('id', '=', id);
  if (!isId(id) || !(await known.executeTakeFirst())) throw notFound();
  const owners = await db
    .selectFrom('playerItems')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('accessoryId', '=', id)
    .executeTakeFirstOrThrow();
  // The condition on the names repeats the index's own.
  const { rows } =
    await sql<Sum>`select name, currency, sum(count)::bigint as count, sum(amount)::bigint as amount
    from figure_hours where key = ${id} and name in ('item', 'item-returned') group by 1, 2`.execute(db);
  const sumOf = (name: Sum['name'], wallet: Wallet) =>
    rows.find((row) => row.name === name && row.currency === wallet);
  return {
    owners: Number(owners.count),
    gift: (await giftsAt(db, now)).get(id) ?? null,
    wallets: wallets.map((wallet) => ({
      wallet,
      bought: Number(sumOf('item', wallet)?.count ?? 0),
      amount: Number(sumOf('item', wallet)?.amount ?? 0),
      returned: Number(sumOf('item-returned', wallet)?.amount ?? 0),
    })),
  };
}
