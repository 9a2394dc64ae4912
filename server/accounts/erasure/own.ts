import type { Language } from '../../../contract/languages';
import type { ProofBody } from '../../../contract/ownSecurity';
import { inTransaction } from '../../db/guard';
import type { Actor } from '../../http/types';
import { conflict } from '../../platform/errors';
import { erasureMessages } from '../../platform/messages/erasure';
import type { AccountDependencies } from '../dependencies';
import { noteByPlayer } from '../ownHistory';
import { lockProven, verifyOwner } from '../ownProof';
import { closeAccount } from './close';

/** The caller and their language. */
interface Asking {
  actor: Actor;
  language: Language;
}

/**
 * Closes the caller's own account once it is proven to be theirs. Returns when it will be erased. Throws as `verifyOwner`
 * does, and 409 for staff.
 */
export async function closeOwnAccount(
  deps: AccountDependencies,
  given: ProofBody,
  { actor, language }: Asking,
): Promise<Date> {
  if (actor.role === 'Admin') throw conflict(erasureMessages.staff);
  const proven = await verifyOwner(deps, actor, given);
  return inTransaction(deps.db, async (tx) => {
    const user = await lockProven(tx, actor, proven);
    if (user.role === 'Admin') throw conflict(erasureMessages.staff);
    if (user.eraseAt) return user.eraseAt;
    const until = await closeAccount(tx, deps, user, language);
    await noteByPlayer(tx, deps, user.id, { action: 'close-own-account', until });
    return until;
  });
}
