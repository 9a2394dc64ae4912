import { sql } from 'kysely';
import { type Currency, currencies, fromMinorUnits } from '../../../contract/currencies';
import type { OfferReport } from '../../../contract/offerReport';
import type { FigureName } from '../../db/figureTables';
import type { Db } from '../../db/tables';
import { notFound } from '../../platform/errors';
import { isId } from '../../platform/ids';

interface Sum {
  name: FigureName;
  currency: Currency | '';
  count: number;
  amount: number;
}

/** A code's report, from its sums. Throws 404. */
export async function offerReport(db: Db, id: string): Promise<OfferReport> {
  const offer = isId(id)
    ? await db
        .selectFrom('offers')
        .leftJoin('offerCounts', 'offerId', 'offers.id')
        .select('beyond')
        .where('offers.id', '=', id)
        .executeTakeFirst()
    : undefined;
  if (!offer) throw notFound();
  // The second condition repeats the index's own.
  const { rows } =
    await sql<Sum>`select name, currency, sum(count)::bigint as count, sum(amount)::bigint as amount
    from figure_hours where key = ${id} and name like 'offer-%' group by 1, 2`.execute(db);
  const of = (name: FigureName) => rows.filter((row) => row.name === name);
  const count = (name: FigureName) => of(name).reduce((sum, row) => sum + row.count, 0);
  return {
    begun: count('offer-begun'),
    paid: count('offer-paid'),
    beyond: offer.beyond ?? 0,
    players: count('offer-players'),
    revenue: currencies.flatMap((currency) => {
      const paid = of('offer-paid').find((row) => row.currency === currency);
      const refunded = of('offer-refunded').find((row) => row.currency === currency);
      if (!paid) return [];
      const amount = fromMinorUnits(paid.amount, currency);
      return [
        { currency, paid: paid.count, amount, refunded: fromMinorUnits(refunded?.amount ?? 0, currency) },
      ];
    }),
  };
}
