import { inTransaction } from '../../db/guard';
import type { Tx } from '../../db/tables';
import type { Dependencies } from '../../dependencies';
import { invalid } from '../../platform/errors';
import { isId } from '../../platform/ids';
import { accounts } from '../../platform/messages/accounts';
import { erasureMessages } from '../../platform/messages/erasure';
import { lostFactorMessages } from '../../platform/messages/lostFactor';
import { stopLostFactor } from '../lostFactor/stopByLink';
import { noteByPlayer } from '../ownHistory';
import { mayReopen, reopenAccount } from './close';
import { readUndo } from './links';
import { refusingTaken } from './replaceEmail';
import { undoEmail } from './undoEmail';

/**
 * Undoes what the mail was about, and returns the message to show. Throws 400 naming `token` for a link that has
 * expired or is not ours, and 409 naming `email`.
 */
export async function undoByLink(deps: Dependencies, token: string) {
  const link = readUndo(deps.keys.notices, token);
  const over = () => invalid({ token: [accounts.linkOver] }, accounts.linkOver);
  if (!link) throw over();
  const { kind, id, at } = link;
  const done = await refusingTaken(
    inTransaction(deps.db, (tx) => {
      if (kind === 'factor') return stopLostFactor(tx, deps, id);
      return kind === 'email' ? undoEmail(tx, deps, id) : reopen(tx, deps, id, at);
    }),
  );
  if (!done) throw over();
  return messages[kind];
}

const messages = {
  email: erasureMessages.emailUndone,
  closed: erasureMessages.reopened,
  factor: lostFactorMessages.stopped,
} as const;

/** Reopens the account if it is still closed by the action that the mail was about. */
async function reopen(tx: Tx, { clock }: Dependencies, id: string, eraseAt: Date): Promise<boolean> {
  if (!isId(id)) return false;
  const user = await tx
    .selectFrom('users')
    .select(['id', 'eraseAt'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!user?.eraseAt || user.eraseAt.getTime() !== eraseAt.getTime()) return false;
  if (!(await mayReopen(tx, id, user.eraseAt, clock.now()))) return false;
  await reopenAccount(tx, id);
  await noteByPlayer(tx, { clock }, id, { action: 'reopen-own-account' });
  return true;
}
