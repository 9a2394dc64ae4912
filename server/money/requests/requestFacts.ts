import { sql } from 'kysely';
import type { Sender } from '../../../contract/cases';
import { fromMinorUnits } from '../../../contract/currencies';
import type { MoneyRequest, RefundEffect, SecondPersonLimit } from '../../../contract/moneyRequests';
import { openRequestStates, type RequestCurrency } from '../../../contract/moneyStates';
import { banColumns, isBanned } from '../../db/bans';
import type { Db, Tx } from '../../db/tables';
import type { Actor } from '../../http/types';
import { takenBy } from '../../payments/effects/clawBack';
import type { Payment } from '../../payments/effects/payment';
import { seesContacts } from '../../platform/masking/contacts';
import { senderOf } from '../cases/caseDetail';
import type { Request } from './request';
import { type LimitSums, type Limits, limitsOf } from './secondPerson';

type Facts = Pick<MoneyRequest, 'payment' | 'effect' | 'limit' | 'closed' | 'senders'>;

/**
 * What a second person has to see to decide on requests, in the same order as the requests: the payment and its player,
 * what a refund will take, and why one person may not do it alone.
 */
export async function factsOf(
  db: Db | Tx,
  limits: Limits,
  requests: readonly Request[],
  { actor, now }: { actor: Actor; now: Date },
): Promise<Facts[]> {
  const payments = await paymentsOf(db, requests);
  const waiting = requests.filter(({ state }) => state === 'requested');
  const sums = await limitsOf(db, limits, waiting);
  const byHand = seesContacts(actor) ? requests.filter(isByHand) : [];
  const senders = await sendersOf(db, byHand);
  const closed = await closedOf(db, [...requests, ...payments.values()], now);
  return requests.map((request) => {
    const payment = payments.get(request.id) ?? null;
    const hasEffect = request.kind === 'refund' && isUnderWay(request) && payment;
    const limit = sums.get(request.id);
    return {
      payment: payment && shownPayment(payment),
      effect: hasEffect ? effectOf(payment, request.amount) : null,
      limit: limit ? shownLimit(limit, request.currency) : null,
      senders: senders.get(request.id) ?? null,
      closed: closed.get(request.userId ?? payment?.userId ?? '') ?? null,
    };
  });
}

/** Whether a person has to transfer money back for a request, now or once it is approved. */
const isByHand = (request: Request): boolean =>
  isUnderWay(request) && !request.byGateway && ['refund', 'return'].includes(request.kind);

/** The accounts that the money of requests came from, each once, by the requests' ids. */
async function sendersOf(db: Db | Tx, requests: readonly Request[]): Promise<Map<string, Sender[]>> {
  if (requests.length === 0) return new Map();
  const ids = requests.map(({ id }) => id);
  const { rows } = await sql<{ id: string; sender: string }>`
    select distinct requests.id, movements.sender from money_requests requests
    join movements on movements.payment_id = requests.payment_id or movements.case_id = requests.case_id
    where requests.id = any(${ids}::uuid[]) and movements.sender is not null`.execute(db);
  const found = new Map<string, Sender[]>(ids.map((id) => [id, []]));
  for (const { id, sender } of rows)
    found.set(id, [...(found.get(id) ?? []), senderOf({ sender }) ?? []].flat());
  return found;
}

/** The accounts among these that are banned, closed or erased, by id. */
async function closedOf(
  db: Db | Tx,
  of: ReadonlyArray<{ userId: string | null }>,
  now: Date,
): Promise<Map<string, MoneyRequest['closed']>> {
  const ids = [...new Set(of.flatMap(({ userId }) => userId ?? []))];
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('users')
    .select(['id', 'eraseAt', 'erasedAt', ...banColumns])
    .where('id', 'in', ids)
    .execute();
  return new Map(
    rows.map((row) => [
      row.id,
      row.erasedAt ? 'erased' : row.eraseAt ? 'closing' : isBanned(row, now) ? 'banned' : null,
    ]),
  );
}

const isUnderWay = ({ state }: Request) => (openRequestStates as readonly string[]).includes(state);

type AboutPayment = Payment & { userName: string; balance: number };

/** The payments of requests with their players; for a request about a case, the payment that its money was meant for. */
async function paymentsOf(
  db: Db | Tx,
  requests: ReadonlyArray<Pick<Request, 'id'>>,
): Promise<Map<string, AboutPayment>> {
  const ids = requests.map(({ id }) => id);
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('moneyRequests')
    .leftJoin('moneyCases', 'moneyCases.id', 'moneyRequests.caseId')
    .innerJoin('payments', (join) =>
      join.on(sql<boolean>`payments.id = coalesce(money_requests.payment_id, money_cases.payment_id)`),
    )
    .innerJoin('users', 'users.id', 'payments.userId')
    .selectAll('payments')
    .select(['moneyRequests.id as requestId', 'users.userName', 'users.diamonds as balance'])
    .where('moneyRequests.id', 'in', ids)
    .execute();
  return new Map(rows.map(({ requestId, ...payment }) => [requestId, payment]));
}

const shownPayment = (payment: AboutPayment): MoneyRequest['payment'] => {
  const { id, userName, packageName, status, amount, refunded, currency, diamonds, bonusDiamonds } = payment;
  return {
    id,
    userName,
    packageName,
    status,
    amount: fromMinorUnits(amount, currency),
    refunded: fromMinorUnits(refunded, currency),
    currency,
    diamonds: diamonds + bonusDiamonds,
    createdAt: payment.createdAt.toISOString(),
  };
};

/** What a refund of `amount` would take now. */
export const effectOf = (payment: Payment & { balance: number }, amount: number): RefundEffect => {
  const { diamondsTaken, bonusTaken, debt } = takenBy(payment, amount, payment.balance);
  return { diamonds: diamondsTaken, bonus: bonusTaken, debt };
};

/** Converts the sums to the usual unit of their currency. */
export const shownLimit = (sums: LimitSums, currency: RequestCurrency): SecondPersonLimit => {
  const { limit, person, subject, personCount, isOver } = sums;
  return {
    limit: fromMinorUnits(limit, currency),
    person: fromMinorUnits(person, currency),
    subject: fromMinorUnits(subject, currency),
    personCount,
    isOver,
  };
};
