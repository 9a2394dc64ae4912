import { createHash } from 'node:crypto';
import { dayAfter, dayOf, midnightOf } from '../../../contract/vietnamTime';
import { inTransaction } from '../../db/guard';
import type { Db, Tx } from '../../db/tables';
import { keepDay } from '../../money/closing/close';
import { type Survey, surveyDay } from '../../money/closing/day';
import { openCase } from '../../payments/ledger/cases';
import { holdMovement } from '../../payments/ledger/movements';
import { addMs, type Clock, hours, minutes } from '../../platform/clock';
import { newId, newReference } from '../../platform/ids';

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
      .select('id')
      .where('userName', '=', 'demo-finance')
      .executeTakeFirstOrThrow();
    for (let ago = plan.first; ago >= plan.last; ago--) {
      await signOff(tx, dayAfter(today, -ago), person.id);
    }
    await addLate(tx, dayAfter(today, -plan.late));
  });
}

async function signOff(tx: Tx, day: string, closedBy: string): Promise<void> {
  const morning = addMs(midnightOf(dayAfter(day)), hours(8) + minutes(30));
  await compare(tx, day, await surveyDay(tx, day), { closedBy, at: addMs(morning, -minutes(12)) });
  await keepDay(tx, day, await surveyDay(tx, day), { note: null, closedAt: morning, closedBy });
}

/** The sandbox's file for the day, which agrees. */
async function compare(
  tx: Tx,
  day: string,
  { money }: Survey,
  { closedBy, at }: { closedBy: string; at: Date },
): Promise<void> {
  const rows = money.gateways.find(({ gateway }) => gateway === 'sandbox')?.movements ?? 0;
  if (rows === 0) return;
  const sums = money.sums.map(({ currency, movements: count, moved: units }) => ({
    currency,
    ours: { count, units },
    theirs: { count, units },
  }));
  const none = { skipped: 0, outside: 0, bad: 0, onlyOurs: 0, onlyTheirs: 0, differing: 0 };
  await tx
    .insertInto('settlementComparisons')
    .values({
      ...none,
      id: newId(),
      gateway: 'sandbox',
      fromDay: day,
      toDay: day,
      comparedAt: at,
      comparedBy: closedBy,
      fileHash: createHash('sha256').update(`demo ${day}`).digest('hex'),
      fileBytes: 80 * rows,
      rows,
      agreed: rows,
      badRows: '[]',
      sums: JSON.stringify(sums),
    })
    .execute();
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
  await holdMovement(tx, { origin, transfer }, id, recordedAt);
}
