import type { DailyClose } from '../../../contract/closing';
import { fromMinorUnits } from '../../../contract/currencies';
import type { MoneyRequestKind, MoneyRequestState } from '../../../contract/moneyStates';
import { openRequestStates, playerRequestKinds } from '../../../contract/moneyStates';
import type { Db, Tx } from '../../db/tables';
import type { Period } from '../settlement/period';
import type { CaseOfDay } from './sums';

/** The most cases and requests that are listed. */
const most = 100;

/** Open cases that hold money of the day, and those opened on it that hold none of it. */
export async function openCasesOf(
  db: Db | Tx,
  { from, until }: Period,
  cases: readonly CaseOfDay[],
): Promise<DailyClose['cases']> {
  const open = cases.filter(({ state }) => state === 'open').slice(0, most);
  const opened = await db
    .selectFrom('moneyCases')
    .select(['id', 'kind', 'paymentId', 'currency'])
    .where('state', '=', 'open')
    .where('openedAt', '>=', from)
    .where('openedAt', '<', until)
    .orderBy('openedAt')
    .orderBy('id')
    .limit(most)
    .execute();
  const known = new Set(open.map(({ caseId }) => caseId));
  return [
    ...open.map(({ caseId: id, kind, paymentId, held, currency }) => ({
      id,
      kind,
      paymentId,
      held: fromMinorUnits(held, currency),
      currency,
    })),
    ...opened.filter(({ id }) => !known.has(id)).map((one) => ({ ...one, held: 0 })),
  ].slice(0, most);
}

/** Open requests that were made on the day, or are about a case with money of it. */
export async function openRequestsOf(
  db: Db | Tx,
  { from, until }: Period,
  cases: readonly CaseOfDay[],
): Promise<DailyClose['requests']> {
  const ids = cases
    .filter(({ state }) => state === 'open')
    .map(({ caseId }) => caseId)
    .slice(0, most);
  const rows = await db
    .selectFrom('moneyRequests')
    .select(['id', 'kind', 'state', 'amount', 'currency', 'paymentId', 'caseId'])
    .where('state', 'in', openRequestStates)
    .where('kind', 'not in', playerRequestKinds)
    .where((eb) =>
      eb.or([
        eb.and([eb('requestedAt', '>=', from), eb('requestedAt', '<', until)]),
        ...(ids.length > 0 ? [eb('caseId', 'in', ids)] : []),
      ]),
    )
    .orderBy('requestedAt')
    .orderBy('id')
    .limit(most)
    .execute();
  return rows.map(toShown);
}

const toShown = <
  T extends { kind: MoneyRequestKind; state: MoneyRequestState; amount: number; currency: string },
>(
  row: T,
) => ({ ...row, amount: fromMinorUnits(row.amount, row.currency) });
