import type { CaseKind } from '../../contract/moneyStates';
import type { Tx } from '../db/tables';
import { closeCase, type NewCase, openCase } from './cases';
import type { Report, Transfer } from './gateways/gateway';
import { findMovement, holdMovement, type NewMovement } from './movements';
import type { SettleOutcome } from './outcomes';
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

const aboutTransfer = (told: NewMovement, { reference, amount, currency }: Transfer) => ({
  paymentId: told.paymentId,
  gateway: told.gateway,
  reference,
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
    await holdMovement(holding.tx, told, transfer, caseId, holding.now);
    return kind;
  },

  /** What a transfer brought beyond the price; returns the case. */
  overpaid: (
    holding: HoldDependencies,
    payment: Payment,
    told: NewMovement,
    transfer: Transfer,
    rest: number,
  ): Promise<string> =>
    open(holding, {
      key: `overpaid ${payment.id}`,
      kind: 'overpaid',
      ...aboutTransfer(told, transfer),
      amount: rest,
    }),

  /** A part of the price; the case enters the queue when the payment expires. */
  async underpaid(
    holding: HoldDependencies,
    payment: Payment,
    told: NewMovement,
    transfer: Transfer,
  ): Promise<void> {
    const { expiresAt } = payment;
    const waiting =
      (await hold.findUnderpaid(holding, payment)) ??
      (await open(holding, {
        key: `underpaid ${payment.id} ${transfer.reference}`,
        kind: 'underpaid',
        ...aboutTransfer(told, transfer),
        dueAt: payment.status === 'PENDING' && expiresAt > holding.now ? expiresAt : holding.now,
      }));
    await holdMovement(holding.tx, told, transfer, waiting, holding.now);
  },

  /** The open case that holds the parts of the price that have come so far. */
  async findUnderpaid({ tx }: HoldDependencies, payment: Payment): Promise<string | null> {
    const found = await tx
      .selectFrom('moneyCases')
      .select('id')
      .where('paymentId', '=', payment.id)
      .where('kind', '=', 'underpaid')
      .where('state', '=', 'open')
      .forUpdate()
      .executeTakeFirst();
    return found?.id ?? null;
  },

  endUnderpaid: ({ tx, now }: HoldDependencies, id: string): Promise<void> =>
    closeCase(tx, id, 'credited', null, now),

  /** A transfer that another order was told about; its money has a place already. */
  async reused(holding: HoldDependencies, told: NewMovement, transfer: Transfer): Promise<CaseKind> {
    const key = `reused ${told.gateway} ${transfer.reference} ${told.orderNumber}`;
    await open(holding, { key, kind: 'reference-reused', ...aboutTransfer(told, transfer) });
    return 'reference-reused';
  },

  late: (holding: HoldDependencies, { id, gateway, amount, currency }: Payment): Promise<string> =>
    open(holding, {
      key: `late ${id}`,
      kind: 'credited-late',
      paymentId: id,
      gateway,
      amount,
      currency,
    }),

  /** The gateway took back what was credited. */
  async reversed(holding: HoldDependencies, payment: Payment, gateway: string): Promise<CaseKind> {
    const { id, amount, currency } = payment;
    await open(holding, {
      key: `reversed ${gateway} ${id}`,
      kind: 'reversed',
      paymentId: id,
      gateway,
      amount,
      currency,
    });
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
    else if (known.orderNumber !== told.orderNumber) await hold.reused(holding, told, transfer);
  }
  return 'unknown-order';
}
