import type { CardChoice, CardChoiceBody } from '../../contract/cards';
import { lockOpen } from '../accounts/openPlayer';
import { inTransaction } from '../db/guard';
import type { Db, Tx } from '../db/tables';
import type { Dependencies } from '../dependencies';
import { conflict } from '../platform/errors';
import { accounts } from '../platform/messages/accounts';

/** What a player lets others see of the card. */
export async function cardChoice(db: Db | Tx, id: string): Promise<CardChoice> {
  const { cardVisible: isVisible, cardIndexed: isIndexed } = await db
    .selectFrom('users')
    .select(['cardVisible', 'cardIndexed'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return { isVisible, isIndexed };
}

/** Changes it. A hidden card is not listed either, also when it is shown again. Throws 403 for a banned or closed account, 409 for staff. */
export const saveCardChoice = (
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  id: string,
  { isVisible, isIndexed }: CardChoiceBody,
): Promise<CardChoice> =>
  inTransaction(db, async (tx) => {
    const { role } = await lockOpen(tx, id, clock.now());
    if (role === 'Admin') throw conflict(accounts.ofStaff);
    await tx
      .updateTable('users')
      .set({ cardVisible: isVisible, cardIndexed: isVisible && isIndexed })
      .where('id', '=', id)
      .execute();
    return cardChoice(tx, id);
  });
