import type { Selectable } from 'kysely';
import type { CaseKind, CaseOutcome } from '../../../contract/moneyStates';
import type { MoneyCasesTable } from '../../db/moneyTables';
import type { Tx } from '../../db/tables';
import { newId } from '../../platform/ids';
import { eraseAgain } from './eraseAgain';

export type MoneyCase = Selectable<MoneyCasesTable>;

/** A case to open. */
export interface NewCase {
  /** Identifies the subject; only one case is ever opened per key. */
  key: string;
  kind: CaseKind;
  paymentId?: string | null;
  gateway?: string;
  reference?: string;
  /** In the smallest unit of `currency`. */
  amount?: number;
  currency?: string;
  detail?: string;
  /** When it enters the queue; now by default. */
  dueAt?: Date;
  /** The locked case next to which it is opened. */
  linkedId?: string | null;
}

/** Opens a case, unless one with its key exists. Returns its id, and whether it is new. */
export async function openCase(tx: Tx, given: NewCase, now: Date): Promise<{ id: string; isNew: boolean }> {
  const { dueAt = now, paymentId = null, gateway = null, reference = null, ...rest } = given;
  const opened = await tx
    .insertInto('moneyCases')
    .values({
      id: newId(),
      amount: null,
      currency: null,
      ...rest,
      paymentId,
      gateway,
      reference,
      dueAt,
      openedAt: now,
    })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (opened) return { id: opened.id, isNew: true };
  const known = await tx
    .selectFrom('moneyCases')
    .select('id')
    .where('key', '=', given.key)
    .executeTakeFirstOrThrow();
  return { id: known.id, isNew: false };
}

/** How a case ended. */
interface Closing {
  outcome: CaseOutcome;
  /** Null when no person closed it. */
  closedBy: string | null;
}

/** Closes an open case. */
export async function closeCase(
  tx: Tx,
  id: string,
  { outcome, closedBy }: Closing,
  now: Date,
): Promise<void> {
  const closed = await tx
    .updateTable('moneyCases')
    .set((eb) => ({ state: 'closed', outcome, closedBy, closedAt: now, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .where('state', '=', 'open')
    .returning('paymentId')
    .executeTakeFirst();
  if (closed?.paymentId) await eraseAgain(tx, closed.paymentId);
}

/** Locks a case that holds money on the strength of a settlement file alone; returns whether it is one, and open. */
export async function lockOnlyTheirs(tx: Tx, id: string): Promise<boolean> {
  const found = await tx
    .selectFrom('moneyCases')
    .select('id')
    .where('id', '=', id)
    .where('kind', '=', 'only-theirs')
    .where('state', '=', 'open')
    .forUpdate()
    .executeTakeFirst();
  return found !== undefined;
}
