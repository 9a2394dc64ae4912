import { fromMinorUnits } from '../../../contract/currencies';
import type { SettlementCases, SettlementCasesBody } from '../../../contract/settlements';
import { audit } from '../../audit/audit';
import { inTransaction } from '../../db/guard';
import type { Tx } from '../../db/tables';
import type { Dependencies } from '../../dependencies';
import type { Actor } from '../../http/types';
import { lockPayments } from '../../payments/effects/payment';
import { type NewCase, openCase } from '../../payments/ledger/cases';
import { holdMovement } from '../../payments/ledger/movements';
import { recognize } from '../../payments/ledger/oneTransfer';
import { conflict, notFound } from '../../platform/errors';
import { isId } from '../../platform/ids';
import { settlementMessages } from '../../platform/messages/settlement';
import { keyOf, nameOf, type StoredRow } from './keys';

interface Making {
  tx: Tx;
  gateway: string;
  now: Date;
}

/**
 * Opens cases for rows of a stored comparison, in one transaction; skips rows that already have one, and money that has
 * been reported in the meantime. Money that only the other side has is recorded and held by its case. The comparison and
 * each case get an audit entry with the reason. Throws 404 for an unknown comparison, 409 for rows that it does not have.
 */
export const makeCases = (
  { db, clock }: Dependencies,
  actor: Actor,
  comparisonId: string,
  { rows: numbers, reason }: SettlementCasesBody,
): Promise<SettlementCases> =>
  inTransaction(db, async (tx) => {
    const { gateway, rows } = await rowsOf(tx, comparisonId, [...new Set(numbers)]);
    const making = { tx, gateway, now: clock.now() };
    await lockPaymentsOf(making, rows, actor.id);
    let made = 0;
    // In a fixed order, as each transfer gets locked.
    for (const row of rows.sort((a, b) => (sortKey(a) < sortKey(b) ? -1 : 1))) {
      const opened = await open(making, row);
      if (!opened) continue;
      made++;
      const { id, kind, reference, paymentId } = opened;
      const after = { kind, gateway, reference, payment: paymentId, comparison: comparisonId, reason };
      await audit(tx, clock, actor, { action: 'open', resource: 'cases', id, before: null, after });
    }
    const result = { made, known: rows.length - made };
    const entry = { action: 'make-cases' as const, resource: 'settlements', id: comparisonId, before: null };
    await audit(tx, clock, actor, { ...entry, after: { ...result, reason } });
    return result;
  });

async function rowsOf(tx: Tx, id: string, numbers: readonly number[]) {
  const comparison = isId(id)
    ? await tx.selectFrom('settlementComparisons').select('gateway').where('id', '=', id).executeTakeFirst()
    : undefined;
  if (!comparison) throw notFound();
  const rows = await tx
    .selectFrom('settlementRows')
    .selectAll()
    .where('comparisonId', '=', id)
    .where('number', 'in', numbers)
    .execute();
  if (rows.length < numbers.length) throw conflict(settlementMessages.unknownRow);
  return { gateway: comparison.gateway, rows };
}

/** Locks payments before transfers, as everywhere: settling holds a payment while it waits for a transfer. */
async function lockPaymentsOf(
  { tx, gateway }: Making,
  rows: readonly StoredRow[],
  person: string,
): Promise<void> {
  const orders = rows.flatMap(({ orderNumber }) => (orderNumber === null ? [] : [orderNumber]));
  const attempts =
    orders.length === 0
      ? []
      : await tx
          .selectFrom('paymentAttempts')
          .select('paymentId')
          .where('gateway', '=', gateway)
          .where('orderNumber', 'in', orders)
          .execute();
  const ids = [...rows, ...attempts].flatMap(({ paymentId }) => (paymentId === null ? [] : [paymentId]));
  await lockPayments(tx, [...new Set(ids)], person);
}

const sortKey = (row: StoredRow): string => (row.kind === 'only-ours' ? (row.movementId ?? '') : nameOf(row));

type Opened = { id: string; kind: string; reference: string | null; paymentId: string | null };

/** Opens the case of a row; returns null when it is already known. */
async function open(making: Making, row: StoredRow): Promise<Opened | null> {
  const { kind, paymentId, amount, currency } = row;
  const key = keyOf(making.gateway, row);
  const reference = row.ourReference ?? nameOf(row);
  const about = { key, kind, paymentId, reference, amount, currency };
  if (kind === 'only-theirs') return onlyTheirs(making, row, about);
  return openOnce(making, kind === 'settlement-differs' ? { ...about, detail: detailOf(row) } : about);
}

type About = NewCase & { reference: string; amount: number; currency: string };

async function onlyTheirs(making: Making, row: StoredRow, about: About): Promise<Opened | null> {
  const { tx, gateway, now } = making;
  const { reference, amount, currency } = about;
  const order = await orderOf(making, row.orderNumber);
  const paymentId = order?.paymentId ?? null;
  const ids = { orderNumber: row.orderNumber, paymentId, attemptId: order?.id ?? null };
  const transfer = {
    reference,
    amount,
    currency,
    at: row.at,
    gateway,
    ...ids,
    source: 'settlement',
  } as const;
  if (await recognize(tx, transfer, now)) return null;
  const opened = await openOnce(making, { ...about, paymentId });
  if (!opened) return null;
  await holdMovement(tx, transfer, opened.id, now);
  return opened;
}

function detailOf({ what, amount, currency, ourAmount, ourCurrency }: StoredRow): string {
  const theirs = shownMoney(amount, currency);
  if (what === 'twice') return `2 × ${theirs}`;
  return `${ourAmount === null || ourCurrency === null ? '?' : shownMoney(ourAmount, ourCurrency)} ≠ ${theirs}`;
}

const shownMoney = (amount: number, currency: string): string =>
  `${fromMinorUnits(amount, currency)} ${currency}`;

async function openOnce({ tx, gateway, now }: Making, given: NewCase): Promise<Opened | null> {
  const { id, isNew } = await openCase(tx, { ...given, gateway }, now);
  const { kind, reference = null, paymentId = null } = given;
  return isNew ? { id, kind, reference, paymentId } : null;
}

const orderOf = async ({ tx, gateway }: Making, orderNumber: string | null) =>
  orderNumber === null
    ? undefined
    : tx
        .selectFrom('paymentAttempts')
        .select(['id', 'paymentId'])
        .where('gateway', '=', gateway)
        .where('orderNumber', '=', orderNumber)
        .executeTakeFirst();
