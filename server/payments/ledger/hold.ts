import type { CaseKind } from '../../../contract/moneyStates';
import type { Tx } from '../../db/tables';
import type { Report, Transfer } from '../gateways/gateway';
import type { SettleOutcome } from '../gateways/outcomes';
import { closeCase, type NewCase, openCase } from './cases';
import { findMovement, holdMovement, type NewMovement, type ToldTransfer } from './movements';
import type { Parts } from './parts';
import type { Payment } from './payment';

/** The transaction of a report, its moment, and the kinds of the cases that it opened so far. */
export interface HoldDependencies {
  tx: Tx;
  now: Date;
  opened: CaseKind[];
}

async function open({ tx, now, opened }: HoldDependencies, given: NewCase): Promise<string> {
  const { id, isNew } = await openCase(tx, given, now);
  if (isNew) opened.push(given.kind);
  return id;
}

/** The player reads of the whole sum that a case holds by now. */
const tellAgain = (tx: Tx, id: string) =>
  tx.updateTable('moneyCases').set({ toldAt: null }).where('id', '=', id).execute();

const aboutTransfer = (told: NewMovement, { reference, amount, currency }: Transfer) => ({
  paymentId: told.paymentId,
  gateway: told.gateway,
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

/** Holds money that does not fit, each in the case that says why. */
export const hold = {
  /** A whole transfer that cannot be credited. */
  async movement<K extends CaseKind>(
    holding: HoldDependencies,
    told: NewMovement,
    transfer: Transfer,
    kind: K,
  ): Promise<K> {
    const key = `movement ${told.gateway} ${transfer.reference}`;
    const caseId = await open(holding, { key, kind, ...aboutTransfer(told, transfer) });
    await holdMovement(holding.tx, { told, transfer }, caseId, holding.now);
    return kind;
  },

  /** What came beyond the price; returns the case. A payment is completed once, so that it has one at most. */
  overpaid: (holding: HoldDependencies, payment: Payment, over: number): Promise<string> =>
    open(holding, {
      key: `overpaid ${payment.id}`,
      kind: 'overpaid',
      ...aboutPayment(payment),
      amount: over,
    }),

  /**
   * A part of the price. The case enters the queue when the payment expires; at once beside a locked one, as only a
   * person can decide what the two are for.
   */
  async part(
    holding: HoldDependencies,
    payment: Payment,
    { told, transfer }: ToldTransfer,
    { free, locked }: Parts,
  ): Promise<void> {
    const isWaiting = payment.status === 'PENDING' && payment.expiresAt > holding.now && locked === null;
    const waiting =
      free[0] ??
      (await open(holding, {
        key: `underpaid ${payment.id} ${transfer.reference}`,
        kind: 'underpaid',
        ...aboutTransfer(told, transfer),
        linkedId: locked,
        dueAt: isWaiting ? payment.expiresAt : holding.now,
      }));
    if (free.length === 0) free.push(waiting);
    else if (!isWaiting) await tellAgain(holding.tx, waiting);
    await holdMovement(holding.tx, { told, transfer }, waiting, holding.now);
  },

  /** Closes the cases whose money paid for the payment. */
  async endParts({ tx, now }: HoldDependencies, cases: readonly string[]): Promise<void> {
    for (const id of cases) await closeCase(tx, id, { outcome: 'credited', closedBy: null }, now);
  },

  /** A transfer that another order was told about; its money has a place already. */
  async reused(holding: HoldDependencies, told: NewMovement, transfer: Transfer): Promise<CaseKind> {
    const key = `reused ${told.gateway} ${transfer.reference} ${told.orderNumber}`;
    await open(holding, { key, kind: 'reference-reused', ...aboutTransfer(told, transfer) });
    return 'reference-reused';
  },

  late: (holding: HoldDependencies, payment: Payment): Promise<string> =>
    open(holding, { key: `late ${payment.id}`, kind: 'credited-late', ...aboutPayment(payment) }),

  /** The gateway took back what was credited. */
  async reversed(holding: HoldDependencies, payment: Payment, gateway: string): Promise<CaseKind> {
    const key = `reversed ${gateway} ${payment.id}`;
    await open(holding, { key, kind: 'reversed', ...aboutPayment(payment), gateway });
    return 'reversed';
  },
};

/** Money for an order that is not ours. */
export async function holdForUnknown(
  holding: HoldDependencies,
  told: NewMovement,
  { transfers }: Report,
): Promise<SettleOutcome> {
  for (const transfer of transfers) {
    const known = await findMovement(holding.tx, told.gateway, transfer.reference);
    if (!known) await hold.movement(holding, told, transfer, 'unknown-order');
    else if (isOther(known, told)) await hold.reused(holding, told, transfer);
  }
  return 'unknown-order';
}

/** A settlement file may name no order: what it told is the same money. */
const isOther = (
  { gateway, orderNumber, source }: { gateway: string; orderNumber: string | null; source: string },
  told: NewMovement,
): boolean => {
  if (gateway !== told.gateway) return true;
  return orderNumber !== told.orderNumber && !(source === 'settlement' && orderNumber === null);
};
