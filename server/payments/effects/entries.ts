import { type RawBuilder, sql } from 'kysely';
import type { WalletEntriesTable } from '../../db/moneyTables';
import { prepared } from '../../db/prepared';
import type { Db, Tx } from '../../db/tables';
import { newId } from '../../platform/ids';

/** What an entry belongs to; the database accepts each reason only with its cause (migrations/schema/ledger.ts). */
export type Cause =
  | { paymentId: string; requestId?: string }
  | { requestId: string }
  | { seasonId: string; mark: string }
  | { purchaseId: string }
  | { day: string };

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

const adding = (wallet: Entry['wallet']) =>
  prepared((db, { userId, sum }: { userId: string; sum: number }) =>
    db
      .updateTable('users')
      .set((eb) => ({ [wallet]: eb(wallet, '+', sum) }))
      .where('id', '=', userId)
      .returning(sql<number>`${sql.ref(wallet)}`.as('balance')),
  );
const addTo = { diamonds: adding('diamonds'), golds: adding('golds'), debt: adding('debt') };

/** The same for several entries in a row: the player's row, which has many indexes, is written once. */
async function recordEntries(
  tx: Tx,
  { userId, wallet, cause }: Omit<Entry, 'amount' | 'reason'>,
  entries: ReadonlyArray<Pick<Entry, 'amount' | 'reason'>>,
  now: Date,
): Promise<void> {
  const sum = entries.reduce((total, { amount }) => total + amount, 0);
  const [row] = await addTo[wallet](tx, { userId, sum });
  if (!row) throw new Error('An entry for no player');
  let balance = Number(row.balance) - sum;
  const written = entries.map((entry) => {
    balance += entry.amount;
    return { ...entry, ...cause, userId, wallet, id: newId(), balanceAfter: balance, createdAt: now };
  });
  await tx.insertInto('walletEntries').values(written).execute();
}

/**
 * The same for what a cause gives or takes: diamonds that are credited repay a debt first, whatever brought them, so that nobody
 * has both. Returns how many did.
 */
export async function credit(
  tx: Tx,
  of: Omit<Entry, 'amount' | 'reason'>,
  entries: ReadonlyArray<Pick<Entry, 'amount' | 'reason'>>,
  now: Date,
): Promise<number> {
  await recordEntries(tx, of, entries, now);
  if (of.wallet !== 'diamonds') return 0;
  const owing = tx.selectFrom('users').select('debt').where('id', '=', of.userId);
  const { debt } = await owing.executeTakeFirstOrThrow();
  const credited = entries.reduce((total, { amount }) => total + amount, 0);
  const repaid = Math.min(debt, credited);
  if (repaid <= 0) return 0;
  for (const wallet of ['diamonds', 'debt'] as const)
    await recordEntry(tx, { ...of, wallet, amount: -repaid, reason: 'repayment' }, now);
  return repaid;
}

/**
 * How much of a debt the diamonds of a payment have repaid, as SQL in a query that reads `payments`. That there is no request follows
 * from the reason, and lets PostgreSQL use the index of a payment's entries.
 */
export const repaidDebt: RawBuilder<number> = sql`(select coalesce(-sum(amount), 0)::bigint from wallet_entries
  where payment_id = payments.id and request_id is null and reason = 'repayment' and wallet = 'diamonds')`;

/** The same of one payment. */
export async function repaidBy(db: Db | Tx, paymentId: string): Promise<number> {
  const found = db.selectFrom('payments').select(repaidDebt.as('repaid')).where('id', '=', paymentId);
  return (await found.executeTakeFirst())?.repaid ?? 0;
}
