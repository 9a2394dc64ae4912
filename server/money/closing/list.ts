import { sql } from 'kysely';
import type { ClosingDay, ClosingDifference } from '../../../contract/closing';
import { fromMinorUnits } from '../../../contract/currencies';
import { dayAfter, dayOf } from '../../../contract/vietnamTime';
import type { Db } from '../../db/tables';
import { stateOf } from './day';
import { isOver } from './days';

/** The most days in the list, including today. */
const shownDays = 32;

/** The last 31 days since the first money came, and today, newest first: what was paid, and the state of each. */
export async function listDays(db: Db, now: Date): Promise<ClosingDay[]> {
  const today = dayOf(now);
  const days = Array.from({ length: shownDays }, (_, index) => dayAfter(today, -index));
  const first = days.at(-1) ?? today;
  const begun = await firstDay(db, today);
  const [paid, closed, changes] = [
    await paidSince(db, first),
    await closedSince(db, first),
    await changesSince(db, first),
  ];
  return days
    .filter((day) => day >= begun)
    .map((day) => {
      const own = closed.get(day);
      const changed = changes.get(day) ?? 0;
      return {
        day,
        state: stateOf({ isClosed: own !== undefined, changes: changed, isOver: isOver(day, now) }),
        paid: paid.get(day) ?? [],
        closedBy: own?.by ?? null,
        closedAt: own?.at.toISOString() ?? null,
        differences: own?.differences ?? 0,
        changes: changed,
      };
    });
}

/** The day of the first money that ever came; today while there is none, as a new shop has nothing to sign off. */
async function firstDay(db: Db, today: string): Promise<string> {
  const { rows } = await sql<{
    at: Date | null;
  }>`select min(coalesce(told_at, created_at)) as at from movements`.execute(db);
  const at = rows[0]?.at;
  return at ? dayOf(at) : today;
}

async function paidSince(db: Db, first: string): Promise<Map<string, ClosingDay['paid']>> {
  const { rows } = await sql<{ day: string; currency: string; payments: number; units: number }>`
    select to_char(day, 'YYYY-MM-DD') as day, currency, sum(count)::bigint as payments, sum(amount)::bigint as units
    from figure_hours where name = 'paid' and day >= ${first}::date group by 1, 2 having sum(count) > 0 order by 1, 2 desc`.execute(
    db,
  );
  const found = new Map<string, ClosingDay['paid']>();
  for (const { day, currency, payments, units } of rows) {
    const line = { currency, payments, amount: fromMinorUnits(units, currency) };
    found.set(day, [...(found.get(day) ?? []), line]);
  }
  return found;
}

async function closedSince(db: Db, first: string) {
  const rows = await db
    .selectFrom('closedDays')
    .leftJoin('users', 'users.id', 'closedDays.closedBy')
    .select(['day', 'closedAt as at', 'userName as by', 'differences'])
    .where('day', '>=', first)
    .execute();
  const found = new Map<string, { at: Date; by: string | null; all: ClosingDifference[] }>();
  for (const { day, at, by, differences } of rows) {
    found.set(day, { at, by, all: [...(found.get(day)?.all ?? []), ...differences] });
  }
  return new Map(
    [...found].map(([day, { at, by, all }]) => [
      day,
      // A difference without a currency is stored in every currency's row.
      { at, by, differences: new Set(all.map((one) => JSON.stringify(one))).size },
    ]),
  );
}

async function changesSince(db: Db, first: string): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('closedDayChanges')
    .select(({ fn }) => ['day', fn.countAll<number>().as('count')])
    .where('day', '>=', first)
    .groupBy('day')
    .execute();
  return new Map(rows.map(({ day, count }) => [day, Number(count)]));
}
