import { createHash } from 'node:crypto';
import { dayAfter, dayOf, midnightOf } from '../../../contract/vietnamTime';
import { addEntry } from '../../audit/audit';
import { inTransaction } from '../../db/guard';
import type { Db, Tx } from '../../db/tables';
import { keepDay } from '../../money/closing/close';
import { type Survey, surveyDay, toShown } from '../../money/closing/day';
import { openCase } from '../../payments/ledger/cases';
import { holdMovement } from '../../payments/ledger/movements';
import { addMs, type Clock, hours, minutes } from '../../platform/clock';
import { newId, newReference } from '../../platform/ids';

/** Who signs off, as the history names them. */
type Person = { id: string; userName: string; network: null };

/** In days ago: the oldest and the newest day signed off, and the one for which money arrived late. */
const plan = { first: 31, last: 2, late: 3 };

/**
 * Days that the demo's finance person signed off the morning after, having compared the gateway's file; the day before
 * today is open, and one of them received money after its close.
 */
export async function seedClosing(db: Db, clock: Clock): Promise<void> {
  const today = dayOf(clock.now());
  await inTransaction(db, async (tx) => {
    const person = await tx
      .selectFrom('users')
      .select(['id', 'userName'])
      .where('userName', '=', 'demo-finance')
      .executeTakeFirstOrThrow();
    for (let ago = plan.first; ago >= plan.last; ago--) {
      await signOff(tx, dayAfter(today, -ago), { ...person, network: null });
    }
    await addLate(tx, dayAfter(today, -plan.late));
  });
}

async function signOff(tx: Tx, day: string, person: Person): Promise<void> {
  const morning = addMs(midnightOf(dayAfter(day)), hours(8) + minutes(30));
  await compare(tx, day, await surveyDay(tx, day), { person, at: addMs(morning, -minutes(12)) });
  const survey = await surveyDay(tx, day);
  await keepDay(tx, day, survey, { note: null, closedAt: morning, closedBy: person.id });
  const after = { sums: survey.money.sums.map(toShown), differences: 0, note: null };
  const entry = { action: 'close-day', resource: 'closing', id: day, before: null, after } as const;
  await addEntry(tx, { now: () => morning }, person, entry);
}

/** The sandbox's file for the day, which agrees. */
async function compare(
  tx: Tx,
  day: string,
  { money }: Survey,
  { person, at }: { person: Person; at: Date },
): Promise<void> {
  const rows = money.gateways.find(({ gateway }) => gateway === 'sandbox')?.movements ?? 0;
  if (rows === 0) return;
  const sums = money.sums.map(({ currency, movements: count, moved: units }) => ({
    currency,
    ours: { count, units },
    theirs: { count, units },
  }));
  const none = { bad: 0, onlyOurs: 0, onlyTheirs: 0, differing: 0 };
  const counts = { ...none, rows, agreed: rows };
  const id = newId();
  const fileHash = createHash('sha256').update(`demo ${day}`).digest('hex');
  await tx
    .insertInto('settlementComparisons')
    .values({
      ...counts,
      id,
      skipped: 0,
      outside: 0,
      gateway: 'sandbox',
      fromDay: day,
      toDay: day,
      comparedAt: at,
      comparedBy: person.id,
      fileHash,
      fileBytes: 80 * rows,
      badRows: '[]',
      sums: JSON.stringify(sums),
    })
    .execute();
  const after = { gateway: 'sandbox', from: day, to: day, file: fileHash, ...counts };
  const entry = { action: 'compare', resource: 'settlements', id, before: null, after } as const;
  await addEntry(tx, { now: () => at }, person, entry);
}

/** Money for an unknown order, reported half a day after it moved. */
async function addLate(tx: Tx, day: string): Promise<void> {
  const at = addMs(midnightOf(dayAfter(day)), -minutes(2));
  const recordedAt = addMs(at, hours(12));
  const reference = `DEMO${newReference().slice(0, 8).toUpperCase()}-LATE`;
  const transfer = { reference, amount: 59_000, currency: 'VND', at };
  const about = { gateway: 'sandbox', reference, amount: transfer.amount, currency: transfer.currency };
  const { id } = await openCase(
    tx,
    { ...about, key: `movement sandbox ${reference}`, kind: 'unknown-order' },
    recordedAt,
  );
  const ids = { orderNumber: newReference(), paymentId: null, attemptId: null };
  const origin = { gateway: 'sandbox', ...ids, source: 'webhook' } as const;
  await holdMovement(tx, { ...origin, ...transfer }, id, recordedAt);
}
