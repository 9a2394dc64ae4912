import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Language } from '../../../contract/languages';
import { paymentNumber } from '../../../contract/paymentNumber';
import { isOpenAccount } from '../../db/closed';
import { inTransaction } from '../../db/guard';
import type { Db, Tx } from '../../db/tables';
import type { Dependencies } from '../../dependencies';
import { addMs, seconds } from '../../platform/clock';
import { ApiError, busy, conflict, notFound } from '../../platform/errors';
import { newId } from '../../platform/ids';
import { paymentMessages } from '../../platform/messages/payments';
import { countOpened, isFirstPage } from '../effects/figures';
import { type Attempt, lockPayment, type Payment, type PaymentOrder } from '../effects/payment';
import { paymentUrl } from '../effects/paymentUrl';
import { type CheckoutPage, type Gateway, gatewayTimeout, OrderNumberTaken } from '../gateways/gateway';
import { partsOf, waitsForAccount } from '../ledger/parts';
import { firstAskAt } from './pollTimes';

/** The person about to pay, as far as a gateway needs to know. */
export interface Buyer {
  language: Language;
  ipAddress: string;
}

/** The payment was paid or ended between being found and getting its attempt. */
export class PaymentEnded extends ApiError {}

/** A lease slightly longer than a call may take. */
const linkLease = gatewayTimeout + seconds(5);

/**
 * Returns the open attempt of a payment at a gateway, with its checkout page. The row is committed before the gateway is
 * called and gets its page afterwards, so that no transaction waits for a gateway and the next call completes what a
 * crash left behind (docs/security.md 34). Throws 503 when the gateway does not respond.
 */
export async function ensureAttempt(
  deps: Dependencies,
  payment: Payment,
  gateway: Gateway,
  buyer: Buyer,
): Promise<Attempt> {
  const attempt = await openAttempt(deps, payment.id, gateway);
  try {
    return await ensurePage(deps, { payment, attempt }, gateway, buyer);
  } catch (error) {
    if (!(error instanceof OrderNumberTaken)) throw error;
    // The gateway knows an order whose page was lost: that attempt ends, although it is still queried, and another
    // begins.
    await abandon(deps, attempt);
    const next = await openAttempt(deps, payment.id, gateway);
    return ensurePage(deps, { payment, attempt: next }, gateway, buyer);
  }
}

/** Returns the open attempt at a gateway for what is missing of the price; replaces one for another amount. */
const openAttempt = (deps: Dependencies, paymentId: string, gateway: Gateway): Promise<Attempt> =>
  inTransaction(deps.db, async (tx) => {
    const payment = await lockPayment(tx, paymentId);
    if (payment?.status !== 'PENDING') throw new PaymentEnded(404, paymentMessages.nonePending);
    const now = deps.clock.now();
    if (!(await isOpenAccount(tx, payment.userId, now))) throw notFound(paymentMessages.emailUnknown);
    await assertNotWaiting(tx, paymentId);
    const { sum } = await partsOf(tx, paymentId);
    if (sum > 0 && !gateway.takesParts) throw conflict(paymentMessages.takesNoParts);
    const open = await tx
      .selectFrom('paymentAttempts')
      .selectAll()
      .where('paymentId', '=', paymentId)
      .where('gateway', '=', gateway.name)
      .where('state', '=', 'OPEN')
      .executeTakeFirst();
    const missing = payment.amount - sum;
    if (open && (open.amount ?? payment.amount) === missing) return open;
    if (open) await replace(tx, open, now);
    return insertAttempt(tx, gateway, payment, { amount: sum > 0 ? missing : null, now });
  });

/** Throws 409 while money that reaches the price waits: nobody should pay again. */
export async function assertNotWaiting(db: Db | Tx, paymentId: string): Promise<void> {
  if (await waitsForAccount(db, paymentId)) throw conflict(paymentMessages.alreadyPaid);
}

/** Ends an attempt whose page now asks for too much. It is queried soon, which closes the page (polling.ts). */
const replace = (tx: Tx, { id }: Attempt, now: Date) =>
  tx
    .updateTable('paymentAttempts')
    .set({ state: 'CANCELLED', endedAt: now, nextAskAt: addMs(now, seconds(1)) })
    .where('id', '=', id)
    .execute();

async function insertAttempt(
  tx: Tx,
  gateway: Gateway,
  { id: paymentId, expiresAt }: Payment,
  { amount, now: createdAt }: { amount: number | null; now: Date },
): Promise<Attempt> {
  await tx.updateTable('payments').set({ gateway: gateway.name }).where('id', '=', paymentId).execute();
  return tx
    .insertInto('paymentAttempts')
    .values({
      id: newId(),
      paymentId,
      gateway: gateway.name,
      orderNumber: gateway.newOrderNumber(paymentId),
      state: 'OPEN',
      amount,
      createdAt,
      expiresAt,
      nextAskAt: firstAskAt(gateway, { createdAt, expiresAt }),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Ensures that the attempt has a page: one process requests it, and others wait. */
async function ensurePage(
  deps: Dependencies,
  order: PaymentOrder,
  gateway: Gateway,
  buyer: Buyer,
): Promise<Attempt> {
  const { attempt } = order;
  if (attempt.paymentUrl) return attempt;
  for (let waited = 0; waited < gatewayTimeout; waited += 200) {
    if (await leasePage(deps, attempt.id)) return requestPage(deps, order, gateway, buyer);
    await sleep(200);
    const now = await readAttempt(deps, attempt.id);
    if (now.paymentUrl) return now;
  }
  throw busy(5);
}

const leasePage = async ({ db, clock }: Dependencies, id: string): Promise<boolean> => {
  const now = clock.now();
  const leased = await db
    .updateTable('paymentAttempts')
    .set({ linkingUntil: addMs(now, linkLease) })
    .where('id', '=', id)
    .where('paymentUrl', 'is', null)
    .where((eb) => eb.or([eb('linkingUntil', 'is', null), eb('linkingUntil', '<=', now)]))
    .returning('id')
    .executeTakeFirst();
  return leased !== undefined;
};

const readAttempt = ({ db }: Dependencies, id: string): Promise<Attempt> =>
  db.selectFrom('paymentAttempts').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

async function requestPage(
  deps: Dependencies,
  order: PaymentOrder,
  gateway: Gateway,
  { language, ipAddress }: Buyer,
): Promise<Attempt> {
  const { payment, attempt } = order;
  const { currency } = payment;
  const { id, orderNumber, createdAt, expiresAt, amount: missing } = attempt;
  const amount = missing ?? payment.amount;
  const returnUrl = paymentUrl(deps.address.public, payment.id, language);
  const number = paymentNumber(order.payment.id);
  const asked = {
    orderNumber,
    paymentNumber: number,
    amount,
    currency,
    returnUrl,
    createdAt,
    expiresAt,
    language,
    ipAddress,
  };
  try {
    return await storePage(deps, order, await gateway.checkout(asked, AbortSignal.timeout(gatewayTimeout)));
  } catch (cause) {
    await deps.db.updateTable('paymentAttempts').set({ linkingUntil: null }).where('id', '=', id).execute();
    // The payment stays, and the next call adds its page.
    throw cause instanceof OrderNumberTaken ? cause : Object.assign(busy(5), { cause });
  }
}

const storePage = (
  { db, clock }: Dependencies,
  { payment, attempt }: PaymentOrder,
  { url, gatewayId }: CheckoutPage,
): Promise<Attempt> =>
  inTransaction(db, async (tx) => {
    const isFirst = await isFirstPage(tx, payment);
    const stored = await tx
      .updateTable('paymentAttempts')
      .set({
        paymentUrl: sql<string>`coalesce(payment_url, ${url})`,
        gatewayId: sql<string | null>`coalesce(gateway_id, ${gatewayId ?? null})`,
        linkedAt: sql<Date>`coalesce(linked_at, ${clock.now()})`,
        linkingUntil: null,
      })
      .where('id', '=', attempt.id)
      .returningAll()
      .executeTakeFirstOrThrow();
    if (isFirst) await countOpened(tx, payment);
    return stored;
  });

const abandon = ({ db, clock }: Dependencies, { id }: Attempt) =>
  db
    .updateTable('paymentAttempts')
    .set({ state: 'CANCELLED', endedAt: clock.now() })
    .where('id', '=', id)
    .where('state', '=', 'OPEN')
    .where('paymentUrl', 'is', null)
    .execute();
