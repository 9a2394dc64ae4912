import type { Db, Tx } from '../../db/tables';
import { takenBy } from './clawBack';
import { code } from './code';
import type { Effect, EffectDependencies } from './effect';
import { figures } from './figures';
import { firstBonus } from './firstBonus';
import { giftLink } from './giftLink';
import { gifts } from './gifts';
import type { Payment } from './payment';
import type { Reading } from './ranges';
import { receipt } from './receipt';
import { season } from './season';
import { wallet } from './wallet';

/**
 * Everything that a completed payment brings, in this order. Rows that others wait for are locked in it, too: wallet, other
 * payments, code, season, sums. The mail of the receipt carries the link of the gift.
 */
export const effects: readonly Effect[] = [
  wallet,
  firstBonus,
  code,
  season,
  figures,
  giftLink,
  receipt,
  gifts,
];

/**
 * Completes a payment whose price has been allocated to it, with its effects, in the caller's transaction
 * (docs/security.md 32). The caller holds the locks of the player and the payment.
 */
export async function creditPayment(
  tx: Tx,
  deps: EffectDependencies,
  was: Payment,
  gateway: string,
): Promise<void> {
  const now = deps.clock.now();
  const payment = await tx
    .updateTable('payments')
    .set({ status: 'COMPLETED', settledAt: now, gateway })
    .where('id', '=', was.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  for (const { apply } of effects) await apply(tx, deps, { payment, was, now });
}

/**
 * Counts a refund on its payment and takes back what the payment brought, in the caller's transaction. The caller holds the
 * locks of the player and the payment. Everything is of the moment at which its request ends: a clock that is read again has
 * moved on. Returns what was taken of the diamonds and of the bonus.
 */
export async function refundPayment(
  tx: Tx,
  deps: EffectDependencies,
  was: Payment,
  { id, amount, endedAt: now }: { id: string; amount: number; endedAt: Date },
): Promise<{ diamondsTaken: number; bonusTaken: number }> {
  const { diamonds } = await tx
    .selectFrom('users')
    .select('diamonds')
    .where('id', '=', was.userId)
    .executeTakeFirstOrThrow();
  const taken = takenBy(was, amount, diamonds);
  const payment = await tx
    .updateTable('payments')
    .set((eb) => ({ refunded: eb('refunded', '+', amount) }))
    .where('id', '=', was.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  for (const { reverse } of effects) {
    if (typeof reverse === 'function') await reverse(tx, deps, { payment, id, amount, taken, now });
  }
  return { diamondsTaken: taken.diamondsTaken, bonusTaken: taken.bonusTaken };
}

/** What is wrong with the effects of all payments, one line per problem; there must never be any. */
export async function* effectProblems(db: Db | Tx, reading: Reading): AsyncGenerator<string> {
  for (const { problems } of effects) if (typeof problems === 'function') yield* problems(db, reading);
}
