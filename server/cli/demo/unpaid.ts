import { paymentNumber } from '../../../contract/paymentNumber';
import type { AttemptState } from '../../db/moneyTables';
import type { Tx } from '../../db/tables';
import { countFailed } from '../../payments/effects/figures';
import { openCase } from '../../payments/ledger/cases';
import { holdMovement } from '../../payments/ledger/movements';
import { addMs, days, hours, minutes, seconds } from '../../platform/clock';
import { newId, newReference } from '../../platform/ids';
import { insertPayment } from './money';
import type { DemoPlayer } from './players';
import { type DemoPayment, insertNotices, referenceOf } from './stories';

interface DemoPackage {
  id: string;
  name: string;
  diamondAmount: number;
  price: number;
}
/** Who buys what in the demo. */
interface Shoppers {
  buyers: readonly DemoPlayer[];
  packages: readonly DemoPackage[];
  /** The completed payment that gets a second transfer; undefined for none. */
  paid: DemoPayment | undefined;
}
type Ending = 'FAILED' | 'CANCELLED' | 'PENDING';

/** How long ago each unpaid payment was begun, and how it went. */
const plan: ReadonlyArray<[number, Ending]> = [
  [days(9), 'FAILED'],
  [days(5), 'CANCELLED'],
  [days(3), 'FAILED'],
  [hours(30), 'CANCELLED'],
  [hours(8), 'CANCELLED'],
  [minutes(3), 'PENDING'],
];
const lifetime = minutes(15);
const attemptStates: Record<Ending, AttemptState> = {
  FAILED: 'FAILED',
  CANCELLED: 'CANCELLED',
  PENDING: 'OPEN',
};

/** Inserts payments that brought no diamonds, and two cases for the queue: one underpaid and one paid twice. */
export async function insertUnpaid(tx: Tx, { buyers, packages, paid }: Shoppers, now: Date): Promise<void> {
  const payments = plan.map(([age, status], index) => {
    const [buyer, pack] = [buyers[index % buyers.length], packages[index % packages.length]];
    if (!buyer || !pack) throw new Error('There is nobody to buy, or nothing');
    return paymentOf(buyer, pack, status, addMs(now, -age));
  });
  for (const payment of payments) {
    const row = await insertPayment(tx, payment);
    if (payment.status === 'FAILED') await countFailed(tx, row);
  }
  await insertAttempts(tx, payments);
  const failed = payments.filter(({ status }) => status === 'FAILED');
  await insertNotices(
    tx,
    failed.map(({ id, amount, settledAt }) => ({
      paymentId: id,
      outcome: 'closed',
      status: 'FAILED',
      reference: referenceOf(id),
      amount,
      at: settledAt ?? now,
    })),
  );
  const expired = payments.findLast(({ status }) => status === 'CANCELLED');
  if (expired) await holdPart(tx, expired);
  if (paid) await holdSecond(tx, paid);
}

function paymentOf(buyer: DemoPlayer, pack: DemoPackage, status: Ending, createdAt: Date) {
  const expiresAt = addMs(createdAt, lifetime);
  const endedAt = status === 'FAILED' ? addMs(createdAt, seconds(95)) : expiresAt;
  return {
    id: newReference(),
    userId: buyer.id,
    email: `${buyer.userName}@outline.example`,
    packageId: pack.id,
    packageName: pack.name,
    diamonds: pack.diamondAmount,
    bonusDiamonds: 0,
    amount: pack.price,
    currency: 'VND' as const,
    gateway: 'sandbox',
    status,
    createdAt,
    expiresAt,
    settledAt: status === 'PENDING' ? null : endedAt,
  };
}
type Unpaid = ReturnType<typeof paymentOf>;

async function insertAttempts(tx: Tx, payments: readonly Unpaid[]): Promise<void> {
  await tx
    .insertInto('paymentAttempts')
    .values(
      payments.map(({ id, status, createdAt, expiresAt, settledAt }) => ({
        id: newId(),
        paymentId: id,
        gateway: 'sandbox',
        orderNumber: id,
        state: attemptStates[status],
        createdAt,
        expiresAt,
        linkedAt: addMs(createdAt, seconds(1)),
        endedAt: settledAt,
        nextAskAt: status === 'PENDING' ? addMs(createdAt, minutes(5)) : null,
      })),
    )
    .execute();
  const open = payments.filter(({ status }) => status === 'PENDING');
  // The sandbox is queried about these, so it has to know them.
  await tx
    .insertInto('sandboxOrders')
    .values(
      open.map(({ id, amount, currency, createdAt, expiresAt }) => ({
        reference: newReference(),
        orderCode: id,
        amount,
        currency,
        description: paymentNumber(id),
        returnUrl: `/shops?payment=${id}`,
        outcome: null,
        createdAt,
        expiresAt,
      })),
    )
    .execute();
}

/** A third of the price arrived, and never the rest. */
async function holdPart(tx: Tx, { id, amount, expiresAt, createdAt }: Unpaid): Promise<void> {
  const at = addMs(createdAt, minutes(4));
  const part = Math.ceil(amount / 3000) * 1000;
  const reference = referenceOf(id);
  const about = { paymentId: id, gateway: 'sandbox', reference, amount: part, currency: 'VND' };
  const { id: caseId } = await openCase(
    tx,
    { ...about, key: `underpaid ${id} ${reference}`, kind: 'underpaid', dueAt: expiresAt },
    at,
  );
  await hold(tx, id, { reference, amount: part, at }, caseId);
  await insertNotices(tx, [
    { paymentId: id, outcome: 'partly-paid', status: 'PAID', reference, amount: part, at },
  ]);
}

/** The buyer paid twice on the same page. */
async function holdSecond(tx: Tx, { id, amount, settledAt, createdAt }: DemoPayment): Promise<void> {
  const at = addMs(new Date(settledAt ?? createdAt), minutes(1));
  const reference = `${referenceOf(id)}-2`;
  const about = { paymentId: id, gateway: 'sandbox', reference, amount, currency: 'VND' };
  const key = `movement sandbox ${reference}`;
  const { id: caseId } = await openCase(tx, { ...about, key, kind: 'paid-twice' }, at);
  await hold(tx, id, { reference, amount, at }, caseId);
  await insertNotices(tx, [{ paymentId: id, outcome: 'paid-twice', status: 'PAID', reference, amount, at }]);
}

const hold = async (
  tx: Tx,
  paymentId: string,
  { reference, amount, at }: { reference: string; amount: number; at: Date },
  caseId: string,
): Promise<void> => {
  const attempt = await tx
    .selectFrom('paymentAttempts')
    .select('id')
    .where('paymentId', '=', paymentId)
    .executeTakeFirstOrThrow();
  const ids = { orderNumber: paymentId, paymentId, attemptId: attempt.id };
  const origin = { gateway: 'sandbox', ...ids, source: 'webhook' } as const;
  await holdMovement(tx, { ...origin, reference, amount, currency: 'VND', at }, caseId, at);
};
