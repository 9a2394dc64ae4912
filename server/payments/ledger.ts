import { sql } from 'kysely';
import type { Db, Tx, WalletEntriesTable } from '../db/tables';
import { newId } from '../ids';

export interface Entry {
  userId: string;
  wallet: WalletEntriesTable['wallet'];
  /** Negative to debit; the database rejects a balance below 0. */
  amount: number;
  reason: WalletEntriesTable['reason'];
  paymentId: string | null;
}

/**
 * Changes a wallet and writes the corresponding entry, in the caller's transaction. The only way a balance changes, so
 * that it always equals the sum of the player's entries (decisions.md, Payments).
 */
export async function recordEntry(tx: Tx, entry: Entry, now: Date): Promise<void> {
  const { wallet } = entry;
  const row = await tx
    .updateTable('users')
    .set((eb) => ({ [wallet]: eb(wallet, '+', entry.amount) }))
    .where('id', '=', entry.userId)
    .returning(wallet)
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('walletEntries')
    .values({ ...entry, id: newId(), balanceAfter: Number(row[wallet]), createdAt: now })
    .execute();
}

/** Players whose balance is not the sum of their entries; must always be empty. */
export async function walletInvariant(
  db: Db,
): Promise<Array<{ userId: string; wallet: string; held: number; sum: number }>> {
  const { rows } = await sql<{ userId: string; wallet: string; held: number; sum: number }>`
    select held.id as user_id, held.wallet, held.held, coalesce(sums.sum, 0)::bigint as sum
    from (
      select id, 'diamonds' as wallet, diamonds as held from users
      union all
      select id, 'golds', golds from users
    ) held
    left join (
      select user_id, wallet, sum(amount) as sum from wallet_entries group by user_id, wallet
    ) sums on sums.user_id = held.id and sums.wallet = held.wallet
    where held.held <> coalesce(sums.sum, 0)`.execute(db);
  return rows;
}

/** Payments whose credit does not match their state: COMPLETED without an entry, or an entry without COMPLETED. */
export async function creditInvariant(db: Db): Promise<Array<{ id: string }>> {
  const { rows } = await sql<{ id: string }>`
    select payments.id from payments
    left join wallet_entries on wallet_entries.payment_id = payments.id and wallet_entries.reason = 'purchase'
    where (payments.status = 'COMPLETED') <> (wallet_entries.id is not null)
      or wallet_entries.amount <> payments.diamonds`.execute(db);
  return rows;
}
