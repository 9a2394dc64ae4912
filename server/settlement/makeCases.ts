import { type Currency, unitsPerWhole } from '../../contract/currencies';
import type { CaseRow, SettlementCases, SettlementCasesBody } from '../../contract/settlements';
import { audit } from '../audit';
import { transact } from '../db/guard';
import type { Tx } from '../db/tables';
import type { Dependencies } from '../dependencies';
import type { Caller } from '../http/types';
import { isId } from '../ids';
import { unitsOf } from '../money/subjects';
import { type NewCase, openCase } from '../payments/cases';
import { findMovement, holdMovement, type Movement } from '../payments/movements';
import { differenceKey, nameOf, onlyOursKey } from './keys';

type RowOfKind<K extends CaseRow['kind']> = Extract<CaseRow, { kind: K }>;
interface Making {
  tx: Tx;
  gateway: string;
  now: Date;
}

/**
 * Opens cases for rows of a comparison, in one transaction; a row that has one stays as it is, and so does money that has
 * been told about in the meantime. Money that only the other side has is recorded and held by its case.
 */
export const makeCases = (
  { db, clock }: Dependencies,
  caller: Caller,
  { gateway, rows }: SettlementCasesBody,
): Promise<SettlementCases> =>
  transact(db, async (tx) => {
    const making = { tx, gateway, now: clock.now() };
    let made = 0;
    // In a fixed order, as each transfer is locked.
    for (const row of [...rows].sort((a, b) => (sortKey(a) < sortKey(b) ? -1 : 1))) {
      const opened = await open(making, row);
      if (!opened) continue;
      made++;
      const { id, kind, reference, paymentId } = opened;
      const after = { kind, gateway, reference, payment: paymentId };
      await audit(tx, clock, caller, { action: 'open', resource: 'cases', id, before: null, after });
    }
    return { made, known: rows.length - made };
  });

const sortKey = (row: CaseRow) => (row.kind === 'only-ours' ? row.movementId : nameOf(row));

type Opened = { id: string; kind: string; reference: string | null; paymentId: string | null };

function open(making: Making, row: CaseRow): Promise<Opened | null> {
  switch (row.kind) {
    case 'only-ours':
      return onlyOurs(making, row);
    case 'only-theirs':
      return onlyTheirs(making, row);
    case 'settlement-differs':
      return differing(making, row);
  }
}

async function onlyOurs(making: Making, { movementId }: RowOfKind<'only-ours'>): Promise<Opened | null> {
  const movement = await movementOf(making, movementId);
  if (!movement) return null;
  const { paymentId, reference, amount, currency } = movement;
  const key = onlyOursKey(movement.id);
  return openOnce(making, { key, kind: 'only-ours', paymentId, reference, amount, currency });
}

async function onlyTheirs(making: Making, row: RowOfKind<'only-theirs'>): Promise<Opened | null> {
  const { tx, gateway, now } = making;
  const reference = nameOf(row);
  if (reference === '' || (await findMovement(tx, gateway, reference))) return null;
  const order = await orderOf(making, row.orderNumber);
  const paymentId = order?.paymentId ?? null;
  const { currency } = row;
  const amount = unitsOf(row.amount, currency);
  const key = `movement ${gateway} ${reference}`;
  const opened = await openOnce(making, { key, kind: 'only-theirs', paymentId, reference, amount, currency });
  if (!opened) return null;
  const told = { gateway, orderNumber: row.orderNumber, paymentId, attemptId: order?.id ?? null };
  const at = row.at === null ? null : new Date(row.at);
  await holdMovement(
    tx,
    { ...told, source: 'settlement' },
    { reference, amount, currency, at },
    opened.id,
    now,
  );
  return opened;
}

async function differing(making: Making, row: RowOfKind<'settlement-differs'>): Promise<Opened | null> {
  const { what, currency } = row;
  const movement = await movementOf(making, row.movementId);
  const reference = movement?.reference ?? nameOf(row);
  const amount = unitsOf(row.amount, currency);
  const key = differenceKey(what, making.gateway, reference);
  const theirs = `${row.amount} ${currency}`;
  const ours = movement ? shownMoney(movement) : '?';
  const detail = what === 'twice' ? `2 × ${theirs}` : `${ours} ≠ ${theirs}`;
  const paymentId = movement?.paymentId ?? null;
  return openOnce(making, {
    key,
    kind: 'settlement-differs',
    paymentId,
    reference,
    amount,
    currency,
    detail,
  });
}

const shownMoney = ({ amount, currency }: Movement): string =>
  `${amount / (unitsPerWhole[currency as Currency] ?? 1)} ${currency}`;

async function openOnce({ tx, gateway, now }: Making, given: NewCase): Promise<Opened | null> {
  const { id, isNew } = await openCase(tx, { ...given, gateway }, now);
  const { kind, reference = null, paymentId = null } = given;
  return isNew ? { id, kind, reference, paymentId } : null;
}

const movementOf = async ({ tx, gateway }: Making, id: string | null): Promise<Movement | undefined> =>
  id !== null && isId(id)
    ? tx
        .selectFrom('movements')
        .selectAll()
        .where('id', '=', id)
        .where('gateway', '=', gateway)
        .executeTakeFirst()
    : undefined;

const orderOf = async ({ tx, gateway }: Making, orderNumber: string | null) =>
  orderNumber === null
    ? undefined
    : tx
        .selectFrom('paymentAttempts')
        .select(['id', 'paymentId'])
        .where('gateway', '=', gateway)
        .where('orderNumber', '=', orderNumber)
        .executeTakeFirst();
