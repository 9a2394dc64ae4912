import type { Language } from '../../../contract/languages';
import type { EmailChangeBody } from '../../../contract/ownSecurity';
import { credentials } from '../../credentials/credentials';
import { openUndo } from '../../credentials/heldEmails';
import { inTransaction } from '../../db/guard';
import type { Tx } from '../../db/tables';
import type { Actor } from '../../http/types';
import { addMs } from '../../platform/clock';
import { isEmail } from '../../platform/emailAddress';
import { conflict, invalid } from '../../platform/errors';
import { accounts } from '../../platform/messages/accounts';
import { erasureMessages } from '../../platform/messages/erasure';
import {
  assertResendDue,
  checkCode,
  codeTryOf,
  codeWrong,
  countSend,
  hasOpenCode,
  mailCode,
  markUsed,
  tooSoon,
} from '../codes';
import type { AccountDependencies } from '../dependencies';
import { assertNotFrozen } from '../lostFactor/lostFactors';
import { noteByPlayer } from '../ownHistory';
import { lockProven, verifyOwner } from '../ownProof';
import type { TryingRequest } from '../visitor';
import { emailTaken, lockAddresses, refusingTaken, replaceEmail, whyTaken } from './replaceEmail';

const purpose = 'change-email';

/** Who changes their e-mail, and from where. */
interface Asking {
  actor: Actor;
  request: TryingRequest & { language: Language };
}

/**
 * Begins the change of a player's e-mail with a code to the new address; again with the same address, it sends another. Throws
 * as `verifyOwner` does, 400 and 409 naming `email`, 409 for staff and while an earlier change can be undone, and 429.
 */
export async function beginEmailChange(
  deps: AccountDependencies,
  { actor, request }: Asking,
  { email: given, ...proof }: EmailChangeBody,
): Promise<void> {
  const email = given.trim();
  if (actor.role === 'Admin') throw conflict(accounts.ofStaff);
  if (!isEmail(email)) throw invalid({ email: [accounts.emailForm] });
  const proven = await verifyOwner(deps, actor, proof);
  const tried = await codeTryOf(deps.db, request, { purpose, email });
  const code = { purpose, email, userId: actor.id, from: tried.from } as const;
  await deps.limiter.take('emailChangeTries', actor.id, erasureMessages.emailChangesADay);
  const isAgain = await inTransaction(deps.db, async (tx) => {
    await assertChangeable(tx, deps, await lockProven(tx, actor, proven), email);
    await assertResendDue(tx, deps, code);
    return hasOpenCode(tx, deps, code);
  });
  if (!isAgain) await deps.limiter.take('emailChanges', actor.id, erasureMessages.emailChangesADay);
  await countSend(deps.db, deps.limiter, tried);
  const made = await inTransaction(deps.db, async (tx) => {
    const { firstName: name } = await lockProven(tx, actor, proven);
    return mailCode(tx, deps, code, { template: 'newEmail', language: request.language, name });
  });
  if (!made) throw tooSoon();
}

/**
 * Changes the e-mail to the address that the code went to. Throws 400 naming `code`, 409 naming `email`, and 409 as at the
 * beginning.
 */
export async function confirmEmailChange(
  deps: AccountDependencies,
  { actor, request }: Asking,
  given: { email: string; code: string },
): Promise<void> {
  const email = given.email.trim();
  const tried = await codeTryOf(deps.db, request, { purpose, email });
  const userId = await checkCode(deps, tried, given.code);
  if (userId !== actor.id) throw codeWrong();
  const change = inTransaction(deps.db, async (tx) => {
    const user = await lockProven(tx, actor, null);
    await lockAddresses(tx, user.email, email);
    await assertChangeable(tx, deps, user, email);
    await markUsed(tx, deps, { purpose, email, userId });
    await replaceEmail(tx, deps, user, { email, verifiedAt: deps.clock.now(), by: 'player' });
    await noteByPlayer(tx, deps, userId, { action: 'change-own-email' });
  });
  await refusingTaken(change);
}

/** Whatever keeps somebody else from having an address has one text: it must not say who is invited, or on the staff. */
async function assertChangeable(
  tx: Tx,
  { clock }: AccountDependencies,
  user: Awaited<ReturnType<typeof lockProven>>,
  email: string,
): Promise<void> {
  const now = clock.now();
  if (user.role === 'Admin') throw conflict(accounts.ofStaff);
  const undo = await openUndo(tx, user.id, now).executeTakeFirst();
  if (undo)
    throw conflict(erasureMessages.emailStillUndone(addMs(undo.changedAt, credentials.emailUndoLink.lasts)));
  await assertNotFrozen(tx, user.id, now);
  if (user.email.toLowerCase() === email.toLowerCase()) throw invalid({ email: [erasureMessages.sameEmail] });
  if (await whyTaken(tx, email, now, user.id)) throw emailTaken();
}
