import type { CaseKind } from '../../../contract/moneyStates';
import type { Tx } from '../../db/tables';
import { newId } from '../../platform/ids';
import type { Payment } from '../effects/payment';
import type { SettleOutcome } from '../gateways/outcomes';
import { closeCase, type NewCase, openCase } from './cases';
import { holdMovement, moveTo, type ReportedTransfer } from './movements';
import { recognize } from './oneTransfer';
import type { Parts } from './parts';
import type { Sources } from './sources';

/** The transaction of a report, its time, and the kinds of the cases that it has opened so far. */
export interface SettleContext {
  tx: Tx;
  now: Date;
  opened: CaseKind[];
}

async function open({ tx, now, opened }: SettleContext, given: NewCase): Promise<string> {
  const { id, isNew } = await openCase(tx, given, now);
  if (isNew) opened.push(given.kind);
  return id;
}

/** Notifies the player again, of the whole sum that the case now holds. */
const notifyAgain = (tx: Tx, id: string) =>
  tx.updateTable('moneyCases').set({ toldAt: null }).where('id', '=', id).execute();

const aboutTransfer = ({ paymentId, gateway, reference, amount, currency }: ReportedTransfer) => ({
  paymentId,
  gateway,
  reference,
  amount,
  currency,
});

const aboutPayment = ({ id, gateway, amount, currency }: Payment) => ({
  paymentId: id,
  gateway,
  amount,
  currency,
});

/** Holds money that does not fit, each amount in a case that states why. */
export const suspense = {
  /** A whole transfer that cannot be credited. */
  async movement<K extends CaseKind>(ctx: SettleContext, given: ReportedTransfer, kind: K): Promise<K> {
    const key = `movement ${given.gateway} ${given.reference}`;
    const caseId = await open(ctx, { key, kind, ...aboutTransfer(given) });
    await holdMovement(ctx.tx, given, caseId, ctx.now);
    return kind;
  },

  /** Money beyond the price; returns the case. A payment completes only once, so it has at most one such case. */
  overpaid: (ctx: SettleContext, payment: Payment, over: number): Promise<string> =>
    open(ctx, {
      key: `overpaid ${payment.id}`,
      kind: 'overpaid',
      ...aboutPayment(payment),
      amount: over,
    }),

  /**
   * A part of the price. The case enters the queue when the payment expires, or at once if it is next to a locked one, as
   * only a person can decide what the two are for.
   */
  async part(
    ctx: SettleContext,
    payment: Payment,
    given: ReportedTransfer,
    { free, locked }: Parts,
  ): Promise<void> {
    const isWaiting = payment.status === 'PENDING' && payment.expiresAt > ctx.now && locked === null;
    const waiting =
      free[0] ??
      (await open(ctx, {
        key: `underpaid ${payment.id} ${given.reference}`,
        kind: 'underpaid',
        ...aboutTransfer(given),
        linkedId: locked,
        dueAt: isWaiting ? payment.expiresAt : ctx.now,
      }));
    if (free.length === 0) free.push(waiting);
    else if (!isWaiting) await notifyAgain(ctx.tx, waiting);
    await holdMovement(ctx.tx, given, waiting, ctx.now);
  },

  /**
   * Money that reaches the price of a payment whose player's account is banned, closed or erased: all of it waits in one
   * case, which the parts join.
   */
  async forAccount(
    ctx: SettleContext,
    payment: Payment,
    { held, fresh }: Sources,
    { free, waiting, locked }: Parts,
  ): Promise<void> {
    const { tx, now } = ctx;
    const joining = held.filter(({ caseId }) => waiting === null || caseId !== waiting);
    const reference = fresh[0]?.reference ?? joining[0]?.reference;
    if (reference === undefined) return;
    // A new case each time: an earlier case of the payment may be closed.
    const key = `account ${payment.id} ${newId()}`;
    const about = { ...aboutPayment(payment), reference, linkedId: locked };
    const caseId = waiting ?? (await open(ctx, { key, kind: 'account-not-open', ...about }));
    if (waiting) await notifyAgain(tx, waiting);
    await moveTo(tx, caseId, joining);
    for (const one of fresh) await holdMovement(tx, one, caseId, now);
    for (const id of free.filter((one) => one !== caseId))
      await closeCase(tx, id, { outcome: 'explained', closedBy: null }, now);
  },

  /** Closes the cases whose money paid for the payment. */
  async endParts({ tx, now }: SettleContext, cases: readonly string[]): Promise<void> {
    for (const id of cases) await closeCase(tx, id, { outcome: 'credited', closedBy: null }, now);
  },

  /** A transfer that was reported for another order; its money is already assigned. */
  async reused(ctx: SettleContext, given: ReportedTransfer): Promise<CaseKind> {
    const key = `reused ${given.gateway} ${given.reference} ${given.orderNumber}`;
    await open(ctx, { key, kind: 'reference-reused', ...aboutTransfer(given) });
    return 'reference-reused';
  },

  late: (ctx: SettleContext, payment: Payment): Promise<string> =>
    open(ctx, { key: `late ${payment.id}`, kind: 'credited-late', ...aboutPayment(payment) }),

  /** The gateway took back what was credited. */
  async reversed(ctx: SettleContext, payment: Payment, gateway: string): Promise<CaseKind> {
    const key = `reversed ${gateway} ${payment.id}`;
    await open(ctx, { key, kind: 'reversed', ...aboutPayment(payment), gateway });
    return 'reversed';
  },
};

/** Money for an order that is not ours. */
export async function holdForUnknown(
  ctx: SettleContext,
  transfers: readonly ReportedTransfer[],
): Promise<SettleOutcome> {
  for (const given of transfers) {
    const known = await recognize(ctx.tx, given, ctx.now);
    if (!known) await suspense.movement(ctx, given, 'unknown-order');
    else if (isOther(known, given)) await suspense.reused(ctx, given);
  }
  return 'unknown-order';
}

/** A settlement file may name no order: what it reported is the same money. */
const isOther = (
  { gateway, orderNumber, source }: { gateway: string; orderNumber: string | null; source: string },
  given: ReportedTransfer,
): boolean => {
  if (gateway !== given.gateway) return true;
  return orderNumber !== given.orderNumber && !(source === 'settlement' && orderNumber === null);
};
