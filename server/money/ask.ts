import type { RefundBody, ResolveBody, SettleBody } from '../../contract/moneyRequests';
import { openRequestStates } from '../../contract/moneyStates';
import { audit } from '../audit';
import { isDuplicate, transact } from '../db/guard';
import type { Tx } from '../db/tables';
import type { Dependencies } from '../dependencies';
import { conflict, invalid } from '../errors';
import type { Caller } from '../http/types';
import { moneySays } from '../messages/money';
import { gatewayNamed } from '../payments/gateways/registry';
import type { Payment } from '../payments/payment';
import { finish } from './finish';
import { findSame, insertRequest, type NewRequest, type Request } from './request';
import { lockedCase, lockedMoney, lockedPayment, unitsOf } from './subjects';

/** Asks for a refund. With those under way and done it stays within the payment's amount. */
export const askRefund = (
  deps: Dependencies,
  caller: Caller,
  paymentId: string,
  { amount, ...body }: RefundBody,
): Promise<Request> =>
  transact(deps.db, async (tx) => {
    const payment = await lockedPayment(tx, paymentId);
    if (payment.status !== 'COMPLETED') throw conflict(moneySays.notCompleted);
    const { currency } = payment;
    const wanted: NewRequest = {
      ...body,
      kind: 'refund',
      paymentId: payment.id,
      caseId: null,
      amount: unitsOf(amount, currency),
      currency,
      reference: null,
      byGateway: await refundsItself(tx, deps, payment),
    };
    return (
      (await findSame(tx, caller.id, wanted)) ??
      begin(tx, deps, caller, wanted, () => refuseTooMuch(tx, payment, wanted.amount))
    );
  });

async function refuseTooMuch(tx: Tx, { id, amount, refunded }: Payment, more: number): Promise<void> {
  const { sum } = await tx
    .selectFrom('moneyRequests')
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('amount'), eb.lit(0)).as('sum'))
    .where('paymentId', '=', id)
    .where('kind', '=', 'refund')
    .where('state', 'in', openRequestStates)
    .executeTakeFirstOrThrow();
  if (refunded + Number(sum) + more > amount) throw invalid({ amount: [moneySays.tooMuch] });
}

/** The gateway gives back what one transfer of it paid, unless it has taken that back itself. */
async function refundsItself(tx: Tx, deps: Dependencies, { id, gateway }: Payment): Promise<boolean> {
  if (!gatewayNamed(deps.knownGateways, gateway)?.refund) return false;
  const paid = await tx
    .selectFrom('allocations')
    .innerJoin('movements', 'movements.id', 'allocations.movementId')
    .select(['movements.gateway', 'movements.attemptId'])
    .where('allocations.paymentId', '=', id)
    .execute();
  const reversed = await tx
    .selectFrom('moneyCases')
    .select('id')
    .where('paymentId', '=', id)
    .where('kind', '=', 'reversed')
    .executeTakeFirst();
  return paid.length === 1 && paid[0]?.gateway === gateway && paid[0].attemptId !== null && !reversed;
}

/** Completes a payment by a transfer that no gateway told about. */
export const askSettle = (
  deps: Dependencies,
  caller: Caller,
  paymentId: string,
  body: SettleBody,
): Promise<Request> =>
  transact(deps.db, async (tx) => {
    const { id, amount, currency, status } = await lockedPayment(tx, paymentId);
    const about = { paymentId: id, caseId: null, amount, currency, byGateway: false };
    const wanted: NewRequest = { ...body, ...about, kind: 'settle' };
    const same = await findSame(tx, caller.id, wanted);
    if (same) return same;
    if (status === 'COMPLETED') throw conflict(moneySays.isCompleted);
    return begin(tx, deps, caller, wanted);
  });

/** Ends a case that holds money. */
export const askResolve = (
  deps: Dependencies,
  caller: Caller,
  caseId: string,
  { paymentId, ...body }: ResolveBody,
): Promise<Request> =>
  transact(deps.db, async (tx) => {
    if (body.kind !== 'return' && !body.reference) throw invalid({ reference: [moneySays.referenceNeeded] });
    if (body.kind === 'match' && !paymentId) throw invalid({ paymentId: [moneySays.paymentNeeded] });
    const payment = body.kind === 'match' && paymentId ? await lockedPayment(tx, paymentId) : null;
    await lockedCase(tx, caseId);
    const { held, currency } = await lockedMoney(tx, caseId);
    const about = { paymentId: payment?.id ?? null, caseId, amount: held, currency, byGateway: false };
    const wanted: NewRequest = { ...body, ...about, reference: body.reference ?? null };
    const same = await findSame(tx, caller.id, wanted);
    if (same) return same;
    if (payment) refuseMismatch(payment, held, currency);
    return begin(tx, deps, caller, wanted);
  });

function refuseMismatch(payment: Payment, held: number, currency: string): void {
  if (payment.status === 'COMPLETED') throw invalid({ paymentId: [moneySays.isCompleted] });
  if (payment.currency !== currency) throw invalid({ paymentId: [moneySays.otherCurrency] });
  if (held < payment.amount) throw invalid({ paymentId: [moneySays.notEnough] });
}

/** What nobody else has to do: the rest is carried out at once, a return or refund by hand waits for its confirmation. */
export const isAtOnce = ({ kind }: Pick<Request, 'kind'>): boolean => kind !== 'refund' && kind !== 'return';

/** Records a request, audited, and carries it out when nobody else has to be asked. */
async function begin(
  tx: Tx,
  deps: Dependencies,
  caller: Caller,
  wanted: NewRequest,
  check: () => Promise<void> = async () => undefined,
): Promise<Request> {
  await check();
  const now = deps.clock.now();
  const { secondPersonOver } = deps.config;
  const request = await insertRequest(tx, secondPersonOver, caller.id, wanted, now).catch(
    (error: unknown) => {
      if (isDuplicate(error, 'money_requests_one_open_per_case')) throw conflict(moneySays.caseBusy);
      // A gateway tells refunds of one payment apart by their amounts only.
      if (isDuplicate(error, 'money_requests_one_at_gateway')) throw conflict(moneySays.refundBusy);
      if (isDuplicate(error)) throw conflict(moneySays.keyUsed);
      throw error;
    },
  );
  await auditRequest(tx, deps, caller, request.kind, request);
  if (request.state !== 'approved' || !isAtOnce(request)) return request;
  return finish(tx, deps, request, { doneBy: caller.id, reference: null });
}

/** An entry about the payment or, without one, the case. */
export const auditRequest = (
  tx: Tx,
  { clock }: Dependencies,
  caller: Caller,
  action: string,
  request: Request,
): Promise<void> => {
  const { amount, currency, kind, reason, reasonKind, reference, state, note } = request;
  return audit(tx, clock, caller, {
    action,
    resource: request.paymentId ? 'payments' : 'cases',
    id: request.paymentId ?? request.caseId ?? '',
    before: null,
    after: { request: request.id, kind, amount, currency, reason, reasonKind, reference, state, note },
  });
};
