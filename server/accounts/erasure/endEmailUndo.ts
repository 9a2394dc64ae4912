import { audit } from '../../audit/audit';
import { endCredential } from '../../credentials/ending';
import { openUndo } from '../../credentials/heldEmails';
import { inTransaction } from '../../db/guard';
import type { Dependencies } from '../../dependencies';
import type { Actor } from '../../http/types';
import { conflict } from '../../platform/errors';
import { erasureMessages } from '../../platform/messages/erasure';
import { lockAccount } from '../players/account';

/**
 * Ends the links by which earlier addresses of an account can undo a correction, for instance when a stranger reads that
 * mailbox. Only for owners: whoever corrects an address must not be able to make it final. Throws 409 without a link.
 */
export const endEmailUndo = (deps: Dependencies, actor: Actor, id: string, reason: string): Promise<void> =>
  inTransaction(deps.db, async (tx) => {
    const now = deps.clock.now();
    await lockAccount(tx, id, { actor, act: 'endEmailUndo', now });
    if (!(await openUndo(tx, id, now).executeTakeFirst())) throw conflict(erasureMessages.noEmailUndo);
    await endCredential(tx, 'emailUndoLink', { id, now, reason: 'ended' });
    await audit(tx, deps.clock, actor, {
      action: 'end-email-undo',
      resource: 'users',
      id,
      before: null,
      after: { reason },
    });
  });
