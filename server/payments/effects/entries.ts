import { type RawBuilder, sql } from 'kysely';
import type { WalletEntriesTable } from '../../db/moneyTables';
import type { Db, Tx } from '../../db/tables';
import { newId } from '../../platform/ids';

/** What an entry belongs to; the database accepts each reason only with its cause (migrations/schema/ledger.ts). */
export type Cause =
  | { paymentId: string; requestId?: string }
  | { requestId: string }
  | { seasonId: string; mark: string };

export interface Entry {
  userId: string;
  wallet: WalletEntriesTable['wallet'];
  /** Negative to debit; the database rejects a balance below 0. */
  amount: number;
  reason: WalletEntriesTable['reason'];
  /** Null for an opening balance. */
  cause: Cause | null;
}

/**
 * Changes a wallet and writes the corresponding entry, in the caller's transaction. With `recordEntries` the only way a balance
 * changes, so that it always equals the sum of the player's entries (decisions.md, Payments).
 */
export const recordEntry = (tx: Tx, { amount, reason, ...of }: Entry, now: Date): Promise<void> =>
  recordEntries(tx, of, [{ amount, reason }], now);

/** The same for several entries in a row: the player's row, which has many indexes, is written once. */
export async function recordEntries(
  tx: Tx,
  { userId, wallet, cause }: Omit<Entry, 'amount' | 'reason'>,
  entries: ReadonlyArray<Pick<Entry, 'amount' | 'reason'>>,
  now: Date,
): Promise<void> {
  const sum = entries.reduce((total, { amount }) => total + amount, 0);
  const row = await tx
    .updateTable('users')
    .set((eb) => ({ [wallet]: eb(wallet, '+', sum) }))
    .where('id', '=', userId)
    .returning(wallet)
    .executeTakeFirstOrThrow();
  let balance = Number(row[wallet]) - sum;
  const written = entries.map((entry) => {
    balance += entry.amount;
    return { ...entry, ...cause, userId, wallet, id: newId(), balanceAfter: balance, createdAt: now };
  });
  await tx.insertInto('walletEntries').values(written).execute();
}

/**
 * Repays a debt from diamonds that were just credited, whatever brought them, so that nobody has both; returns how many. Follows their entry,
 * which locked the player.
 */
export async function repayDebt(
  tx: Tx,
  { userId, cause, credited }: { userId: string; cause: Cause; credited: number },
  now: Date,
): Promise<number> {
  const { debt } = await tx
    .selectFrom('users')
    .select('debt')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const repaid = Math.min(debt, credited);
  if (repaid <= 0) return 0;
  const entry = { userId, amount: -repaid, reason: 'repayment', cause } as const;
  await recordEntry(tx, { ...entry, wallet: 'diamonds' }, now);
  await recordEntry(tx, { ...entry, wallet: 'debt' }, now);
  return repaid;
}

/** How much of a debt the diamonds of a payment have repaid, as SQL in a query that reads `payments`. */
export const repaidDebt: RawBuilder<number> = sql`(select coalesce(-sum(amount), 0)::bigint from wallet_entries
  where payment_id = payments.id and reason = 'repayment' and wallet = 'diamonds')`;

/** The same of one payment. */
export async function repaidBy(db: Db | Tx, paymentId: string): Promise<number> {
  const found = db.selectFrom('payments').select(repaidDebt.as('repaid')).where('id', '=', paymentId);
  return (await found.executeTakeFirst())?.repaid ?? 0;
}
