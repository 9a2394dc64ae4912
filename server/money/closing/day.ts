import { createHash } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { ClosingDifference, DailyClose, DayState, DaySum } from '../../../contract/closing';
import { fromMinorUnits } from '../../../contract/currencies';
import type { ClosedDaysTable, DaySums } from '../../db/closingTables';
import type { Db, Tx } from '../../db/tables';
import type { Actor } from '../../http/types';
import { textFor } from '../../platform/masking/contacts';
import { changesOf } from './changes';
import { compareStates } from './comparisons';
import { isOver, periodOfDay } from './days';
import { differencesOf } from './differences';
import { entriesOf, type LedgerCheck, lastBooks, lastCheck } from './ledger';
import { openCasesOf, openRequestsOf } from './openWork';
import { type MoneyOfDay, moneyOfDay } from './sums';

type Reader = Pick<Actor, 'staffRoles'>;
type ClosedRow = Selectable<ClosedDaysTable>;

/** What a person signs off: a day's money, where it is, and what does not reconcile. */
export interface Survey {
  money: MoneyOfDay;
  gateways: DailyClose['gateways'];
  check: LedgerCheck | null;
  differences: ClosingDifference[];
  /** Identifies exactly these sums and differences. */
  stamp: string;
}

/** Computes a day's figures as of now. */
export async function surveyDay(db: Db | Tx, day: string): Promise<Survey> {
  const period = periodOfDay(day);
  const money = await moneyOfDay(db, period);
  const gateways = await compareStates(db, day, money.gateways);
  const check = await lastCheck(db);
  const differences = await differencesOf(db, period, { cases: money.cases, gateways, check });
  const stamp = createHash('sha256')
    .update(JSON.stringify([money.sums, differences]))
    .digest('base64url');
  return { money, gateways, check, differences, stamp };
}

/** Everything reported about a day in Vietnam, as of now; for a day that was signed off, with its sums at that time. */
export async function readDay(db: Db | Tx, day: string, now: Date, reader: Reader): Promise<DailyClose> {
  const period = periodOfDay(day);
  const { money, gateways, check, differences, stamp } = await surveyDay(db, day);
  const closed = await closedRows(db, day);
  const changes = await changesOf(db, day, reader);
  return {
    day,
    state: stateOf({ isClosed: closed.length > 0, changes: changes.length, isOver: isOver(day, now) }),
    sums: money.sums.map(toShown),
    gateways,
    ledger: {
      entries: await entriesOf(db, period),
      check: check && { at: check.checkedAt.toISOString(), problems: check.problems },
      books: await lastBooks(db),
    },
    cases: await openCasesOf(db, period, money.cases),
    requests: await openRequestsOf(db, period, money.cases),
    differences: differences.map((one) => readable(one, reader)),
    stamp,
    closed: await closedOf(db, closed, reader),
    changes,
  };
}

/** The state of a day. */
export function stateOf(of: { isClosed: boolean; changes: number; isOver: boolean }): DayState {
  if (of.isClosed) return of.changes > 0 ? 'changed' : 'closed';
  return of.isOver ? 'open' : 'running';
}

/** Converts DaySums to the currency's usual unit. */
export function toShown({ currency, movements, ...units }: DaySums): DaySum {
  const { moved, allocated, held, returned, writtenOff, missing, refunded } = units;
  return {
    currency,
    movements,
    moved: fromMinorUnits(moved, currency),
    allocated: fromMinorUnits(allocated, currency),
    held: fromMinorUnits(held, currency),
    returned: fromMinorUnits(returned, currency),
    writtenOff: fromMinorUnits(writtenOff, currency),
    missing: fromMinorUnits(missing, currency),
    refunded: fromMinorUnits(refunded, currency),
  };
}

/** Masks references, which may contain anything that a sender typed. */
const readable = (one: ClosingDifference, reader: Reader): ClosingDifference => ({
  ...one,
  name: one.name === null ? null : textFor(reader, one.name),
});

const closedRows = (db: Db | Tx, day: string): Promise<ClosedRow[]> =>
  db.selectFrom('closedDays').selectAll().where('day', '=', day).orderBy('currency', 'desc').execute();

async function closedOf(
  db: Db | Tx,
  rows: readonly ClosedRow[],
  reader: Reader,
): Promise<DailyClose['closed']> {
  const [first] = rows;
  if (!first) return null;
  const person = await db
    .selectFrom('users')
    .select('userName')
    .where('id', '=', first.closedBy)
    .executeTakeFirst();
  // A difference without a currency is stored in every currency's row.
  const all = rows.flatMap(({ differences }) => differences);
  const named = new Map(all.map((one) => [JSON.stringify(one), one]));
  return {
    by: person?.userName ?? null,
    at: first.closedAt.toISOString(),
    note: first.note === null ? null : textFor(reader, first.note),
    sums: rows.filter(({ movements, refunded }) => movements > 0 || refunded > 0).map(toShown),
    differences: [...named.values()].map((one) => readable(one, reader)),
  };
}
