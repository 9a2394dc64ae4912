import type { MarkBody, OwnDaily, SiteDaily } from '../../contract/daily';
import { dailyCycle } from '../../contract/dailyCycle';
import { lockOpen } from '../accounts/openPlayer';
import { addFigures } from '../db/addFigures';
import { inTransaction } from '../db/guard';
import type { Tx } from '../db/tables';
import type { Dependencies } from '../dependencies';
import { recordEntry } from '../payments/effects/entries';
import { conflict, forbidden } from '../platform/errors';
import { dailyMessages } from '../platform/messages/daily';
import { ownDaily } from './ownDaily';

/**
 * Marks today for a player and gives its gold, once a day of Vietnam (docs/spec/account.md): the entry of the ledger is the mark,
 * and the place in the cycle moves with it. A day that is marked already gives nothing again. Throws 403 for staff and accounts that are
 * banned, closed or confirmed for less than a day, and 409 when the day or its gold is another than was seen.
 */
export const markDay = (
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  settings: SiteDaily,
  userId: string,
  seen: MarkBody,
): Promise<OwnDaily> =>
  inTransaction(db, async (tx) => {
    const player = await lockOpen(tx, userId, clock.now());
    if (player.role !== 'User') throw forbidden(dailyMessages.staff);
    // Read under the lock: whoever held it before may have held it over midnight.
    const now = clock.now();
    const today = await ownDaily(tx, settings, userId, now);
    if (today.isMarked && seen.key <= today.day) return today;
    assertSeen(today, seen);
    await give(tx, userId, { day: today.day, place: today.place, amount: seen.amount }, now);
    return { ...today, isMarked: true };
  });

function assertSeen({ isOn, opensAt, day, place, amounts }: OwnDaily, seen: MarkBody): void {
  if (!isOn) throw conflict(dailyMessages.off);
  if (opensAt) throw forbidden(dailyMessages.new);
  if (seen.key !== day) throw conflict(dailyMessages.otherDay, { key: [dailyMessages.otherDay] });
  if (seen.amount !== amounts[place])
    throw conflict(dailyMessages.otherAmount, { amount: [dailyMessages.otherAmount] });
}

async function give(
  tx: Tx,
  userId: string,
  { day, place, amount }: { day: string; place: number; amount: number },
  now: Date,
): Promise<void> {
  await recordEntry(tx, { userId, wallet: 'golds', amount, reason: 'daily', cause: { day } }, now);
  await tx
    .updateTable('users')
    .set({ dailyPlace: (place + 1) % dailyCycle })
    .where('id', '=', userId)
    .execute();
  await addFigures(tx, [{ name: 'daily', at: now, amount }]);
}
