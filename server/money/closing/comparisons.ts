import { sql } from 'kysely';
import type { DailyClose } from '../../../contract/closing';
import { dayAfter, midnightOf } from '../../../contract/vietnamTime';
import type { Db, Tx } from '../../db/tables';
import type { MoneyOfDay } from './sums';

export type CompareState = DailyClose['gateways'][number];
type Newest = Omit<NonNullable<CompareState['comparison']>, 'at'> & { gateway: string; at: Date };

/** A manual settlement is in no gateway’s file. */
const withoutFile = 'hand';

/**
 * The newest comparison of each gateway that covers a day and was made after it. One that compared nothing does not
 * count. A gateway without money on the day is listed if its file was compared.
 */
export async function compareStates(
  db: Db | Tx,
  day: string,
  gateways: MoneyOfDay['gateways'],
): Promise<CompareState[]> {
  const { rows } = await sql<Newest>`
    select distinct on (gateway) gateway, id, compared_at as at, from_day as from, to_day as to, rows,
      only_ours + only_theirs + differing + bad as differences,
      (select user_name from users where users.id = compared_by) as by
    from settlement_comparisons
    where to_day >= ${day} and from_day <= ${day} and compared_at >= ${midnightOf(dayAfter(day))}
      and rows + only_ours + differing > 0
    order by gateway, compared_at desc, id desc`.execute(db);
  const names = new Set([...gateways, ...rows].map(({ gateway }) => gateway));
  return [...names]
    .filter((gateway) => gateway !== withoutFile)
    .sort()
    .map((gateway) => ({
      gateway,
      movements: gateways.find((one) => one.gateway === gateway)?.movements ?? 0,
      comparison: toShown(rows.find((one) => one.gateway === gateway)),
    }));
}

function toShown(newest: Newest | undefined): CompareState['comparison'] {
  if (!newest) return null;
  const { gateway: _, at, ...rest } = newest;
  return { ...rest, at: at.toISOString() };
}
