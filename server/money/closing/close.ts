import { sql } from 'kysely';
import type { CloseDayBody, ClosingDifference } from '../../../contract/closing';
import { currencies } from '../../../contract/currencies';
import { audit } from '../../audit/audit';
import type { DaySums } from '../../db/closingTables';
import { inTransaction } from '../../db/guard';
import type { Tx } from '../../db/tables';
import type { Dependencies } from '../../dependencies';
import type { Actor } from '../../http/types';
import { conflict, invalid } from '../../platform/errors';
import { closingMessages } from '../../platform/messages/closing';
import { type Survey, surveyDay, toShown } from './day';
import { isOver } from './days';

/**
 * Signs a day off, audited: stores a row for each currency with the sums, what did not reconcile, and who signed. Locks
 * nothing for longer than its transaction; money dated into the day later is recorded as such by a trigger. Throws 400
 * without a note where something does not reconcile, 409 for a day that is not over, is already signed off, or has
 * changed since the caller saw it.
 */
export const closeDay = (
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  actor: Actor,
  day: string,
  body: CloseDayBody,
): Promise<void> =>
  inTransaction(db, async (tx) => {
    const now = clock.now();
    if (!isOver(day, now)) throw conflict(closingMessages.notOver);
    await lockDay(tx, day);
    const known = await tx.selectFrom('closedDays').select('day').where('day', '=', day).execute();
    if (known.length > 0) throw conflict(closingMessages.isClosed);
    const survey = await surveyDay(tx, day);
    const { money, differences, stamp } = survey;
    if (stamp !== body.stamp) throw conflict(closingMessages.hasChanged);
    const note = body.note?.trim() || null;
    if (differences.length > 0 && !note) throw invalid({ note: [closingMessages.reasonNeeded] });
    await keepDay(tx, day, survey, { note, closedAt: now, closedBy: actor.id });
    const after = {
      sums: money.sums.map(toShown),
      differences: differences.length,
      note,
    };
    await audit(tx, clock, actor, {
      action: 'close-day',
      resource: 'closing',
      id: day,
      before: null,
      after,
    });
  });

/** Stores what was signed off, a row for each currency. */
export const keepDay = (
  tx: Tx,
  day: string,
  { money, differences }: Survey,
  sign: { note: string | null; closedAt: Date; closedBy: string },
) =>
  tx
    .insertInto('closedDays')
    .values(
      everyCurrency(money.sums).map((sum) => ({
        ...sum,
        ...sign,
        day,
        differences: JSON.stringify(ofCurrency(differences, sum.currency)),
      })),
    )
    .execute();

/** Waits for money of this day that is being recorded; later money waits for this transaction. */
const lockDay = (tx: Tx, day: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`close ${day}`}, 0))`.execute(tx);

/** Adds a row for each of our currencies, so that money in any of them is late from now on. */
function everyCurrency(sums: readonly DaySums[]): DaySums[] {
  const none = { movements: 0, moved: 0, allocated: 0, held: 0, returned: 0 };
  const found = new Set(sums.map(({ currency }) => currency));
  const others = currencies.filter((currency) => !found.has(currency));
  return [
    ...sums,
    ...others.map((currency) => ({ ...none, currency, writtenOff: 0, missing: 0, refunded: 0 })),
  ];
}

const ofCurrency = (differences: readonly ClosingDifference[], currency: string) =>
  differences.filter((one) => one.currency === null || one.currency === currency);
