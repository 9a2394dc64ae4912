import type { MoneyCaseDetail, Sender } from '../../../contract/cases';
import { fromMinorUnits, isCurrency } from '../../../contract/currencies';
import type { Db } from '../../db/tables';
import type { Actor } from '../../http/types';
import { heldSum, type Movement } from '../../payments/ledger/movements';
import { hasOpenRequest, partsOfPayment } from '../../payments/ledger/parts';
import { seesContacts } from '../../platform/masking/contacts';
import { hasOpenRefund } from '../requests/onceBack';
import { candidatesFor } from './candidates';
import { casesAbout, findCase } from './caseList';
import { waitingFor } from './waiting';

/**
 * Returns a case with its transfers, what is missing, payments it may be for, and the actions that can succeed. Throws
 * 404.
 */
export async function readCase(db: Db, id: string, reader: Actor): Promise<MoneyCaseDetail> {
  const found = await findCase(db, id, reader);
  const movements = await db
    .selectFrom('movements')
    .selectAll()
    .where('caseId', '=', found.id)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
  const isOpen = found.state === 'open';
  const isLocked = await hasOpenRequest(db, found.id);
  const proposed = isOpen && !isLocked ? await candidatesOf(db, movements) : [];
  // A part of the price does not complete its own payment.
  const waits = await waitingFor(db, found.id);
  const isOwn = (paymentId: string) =>
    (found.kind === 'underpaid' || waits !== undefined) && paymentId === found.paymentId;
  const candidates = waits?.isErased ? [] : proposed.filter(({ paymentId }) => !isOwn(paymentId));
  const isRefunding = isOpen && found.paymentId !== null && (await hasOpenRefund(db, found.paymentId));
  const actions = isOpen && !isLocked ? actionsOf(found.held, candidates.length) : [];
  const others = found.paymentId ? await casesAbout(db, found.paymentId, reader) : [];
  return {
    ...found,
    ...(await priceOf(db, found.paymentId, others)),
    transfers: movements.map((movement) => toTransfer(movement, isOpen, seesContacts(reader))),
    notices: seesContacts(reader) ? await noticesOf(db, movements) : [],
    candidates,
    actions: actions.filter((action) => action !== 'return' || !isRefunding),
    isRefunding,
    related: others.filter((other) => other.id !== found.id),
  };
}

const actionsOf = (held: number, candidates: number): MoneyCaseDetail['actions'] => {
  if (held === 0) return ['close'];
  return candidates > 0 ? ['match', 'return', 'write-off'] : ['return', 'write-off'];
};

/** Player, package, state and price of the payment, and what is missing after the parts that no request is about. */
async function priceOf(
  db: Db,
  paymentId: string | null,
  cases: ReadonlyArray<Pick<MoneyCaseDetail, 'kind' | 'held'>>,
): Promise<Pick<MoneyCaseDetail, 'packageName' | 'paymentStatus' | 'price' | 'missing'>> {
  const payment = paymentId
    ? await db
        .selectFrom('payments')
        .select(['packageName', 'status', 'amount', 'currency', partsOfPayment.as('parts')])
        .where('id', '=', paymentId)
        .executeTakeFirst()
    : undefined;
  if (!payment) return { packageName: null, paymentStatus: null, price: null, missing: null };
  const { packageName, status, amount, currency, parts } = payment;
  const whole = (units: number) => fromMinorUnits(units, currency);
  const isMissing =
    status !== 'COMPLETED' && cases.some(({ kind, held }) => kind === 'underpaid' && held > 0);
  return {
    packageName,
    paymentStatus: status,
    price: whole(amount),
    missing: isMissing ? whole(amount - parts) : null,
  };
}

async function candidatesOf(db: Db, movements: readonly Movement[]) {
  const [first] = movements;
  const held = heldSum(movements);
  if (!first || held === 0 || !isCurrency(first.currency)) return [];
  return candidatesFor(db, {
    held,
    currency: first.currency,
    at: first.toldAt ?? first.createdAt,
    payer: senderOf(first)?.name ?? '',
  });
}

function toTransfer(
  movement: Movement,
  isOpen: boolean,
  withSender: boolean,
): MoneyCaseDetail['transfers'][number] {
  const { id, gateway, reference, orderNumber, amount, currency, source, toldAt, createdAt } = movement;
  return {
    id,
    gateway,
    reference,
    orderNumber,
    amount: fromMinorUnits(amount, currency),
    held: isOpen ? fromMinorUnits(heldSum([movement]), currency) : 0,
    currency,
    source,
    toldAt: toldAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
    sender: withSender ? senderOf(movement) : null,
  };
}

/** The account that money came from; null if the gateway reported none. */
export const senderOf = ({ sender }: Pick<Movement, 'sender'>): Sender | null =>
  sender ? { name: null, account: null, bank: null, ...(JSON.parse(sender) as Partial<Sender>) } : null;

/** The most notices shown per case. */
const mostNotices = 20;

/** The gateways' notices about the orders of the transfers, where no payment of ours shows them. */
async function noticesOf(db: Db, movements: readonly Movement[]): Promise<MoneyCaseDetail['notices']> {
  const orders = movements.flatMap(({ gateway, orderNumber }) =>
    orderNumber ? [{ gateway, orderNumber }] : [],
  );
  const [first] = orders;
  if (!first) return [];
  const rows = await db
    .selectFrom('paymentEvents')
    .select(['id', 'source', 'outcome', 'times', 'receivedAt', 'lastAt', 'body'])
    .where('paymentId', 'is', null)
    .where('gateway', '=', first.gateway)
    .where(
      'orderNumber',
      'in',
      orders.map(({ orderNumber }) => orderNumber),
    )
    .orderBy('id')
    .limit(mostNotices)
    .execute();
  return rows.map(({ receivedAt, lastAt, ...row }) => ({
    ...row,
    receivedAt: receivedAt.toISOString(),
    lastAt: lastAt.toISOString(),
  }));
}
