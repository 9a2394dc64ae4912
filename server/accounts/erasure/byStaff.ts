import { audit } from '../../audit/audit';
import { inTransaction } from '../../db/guard';
import type { Dependencies } from '../../dependencies';
import type { Actor } from '../../http/types';
import { conflict } from '../../platform/errors';
import { erasureMessages } from '../../platform/messages/erasure';
import { lockAccount } from '../players/account';
import { closeAccount, mayReopen, reopenAccount } from './close';

/**
 * Closes a player's account and notifies the player by mail. Throws 409 for staff, and for an account that is already
 * closed.
 */
export const erasePlayer = (deps: Dependencies, actor: Actor, id: string, reason: string): Promise<void> =>
  inTransaction(deps.db, async (tx) => {
    const account = await lockAccount(tx, id, { actor, act: 'erase', now: deps.clock.now() });
    if (account.role === 'Admin') throw conflict(erasureMessages.staff);
    const eraseAt = await closeAccount(tx, deps, account, account.language ?? 'vi');
    await audit(tx, deps.clock, actor, {
      action: 'close-account',
      resource: 'users',
      id,
      before: null,
      after: { until: eraseAt.toISOString(), reason },
    });
  });

/** Reopens an account that is about to be erased. Throws 409 when it is not closed, or when its erasure has begun. */
export const keepPlayer = (deps: Dependencies, actor: Actor, id: string, reason: string): Promise<void> =>
  inTransaction(deps.db, async (tx) => {
    const now = deps.clock.now();
    const { eraseAt } = await lockAccount(tx, id, { actor, act: 'keep', now });
    const may = eraseAt !== null && (await mayReopen(tx, id, eraseAt, now));
    if (!may) throw conflict(erasureMessages.notKept);
    await reopenAccount(tx, id);
    await audit(tx, deps.clock, actor, {
      action: 'keep-account',
      resource: 'users',
      id,
      before: { until: eraseAt.toISOString() },
      after: { reason },
    });
  });
