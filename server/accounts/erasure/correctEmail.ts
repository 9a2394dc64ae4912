import type { EmailCorrection } from '../../../contract/erasure';
import { audit } from '../../audit/audit';
import { inTransaction } from '../../db/guard';
import type { Dependencies } from '../../dependencies';
import type { Actor } from '../../http/types';
import { isEmail } from '../../platform/emailAddress';
import { conflict, invalid } from '../../platform/errors';
import { accounts } from '../../platform/messages/accounts';
import { erasureMessages } from '../../platform/messages/erasure';
import { assertCurrentVersion } from '../../resources/versions';
import { mailCode } from '../codes';
import { assertNotFrozen } from '../lostFactor/lostFactors';
import { lockAccount } from '../players/account';
import { emailHeld, emailTaken, lockAddresses, refusingTaken, replaceEmail, whyTaken } from './replaceEmail';

/** The refusals of an address, at its field, by why the account cannot have it. */
const refusals = {
  account: emailTaken,
  held: emailHeld,
  invited: () => conflict(erasureMessages.invitedEmail, { email: [erasureMessages.invitedEmail] }),
} as const;

/**
 * Corrects a player's e-mail: the new address has to be verified, sessions end, Google is unlinked, and the previous
 * address receives a link that undoes it. Throws 400 and 409 naming `email`, including for a closed account.
 */
export function correctEmail(
  deps: Dependencies,
  actor: Actor,
  id: string,
  { email: given, reason, version }: EmailCorrection,
): Promise<void> {
  const email = given.trim();
  if (!isEmail(email)) throw invalid({ email: [accounts.emailForm] });
  const work = inTransaction(deps.db, async (tx) => {
    const acting = { actor, act: 'correctEmail', now: deps.clock.now(), field: 'email' } as const;
    const account = await lockAccount(tx, id, acting);
    await assertCurrentVersion(tx, { resource: 'users', id, current: { version: account.version } }, version);
    if (account.email.toLowerCase() === email.toLowerCase())
      throw invalid({ email: [erasureMessages.sameEmail] });
    await assertNotFrozen(tx, id, acting.now, 'email');
    await lockAddresses(tx, account.email, email);
    const why = await whyTaken(tx, email, acting.now, id);
    if (why) throw refusals[why]();
    await replaceEmail(tx, deps, account, { email, verifiedAt: null, by: 'staff' });
    const { firstName: name } = account;
    const wanted = { purpose: 'verify-email', email, userId: id, from: 'staff' } as const;
    await mailCode(tx, deps, wanted, { template: 'emailGiven', language: account.language ?? 'vi', name });
    await audit(tx, deps.clock, actor, {
      action: 'change-email',
      resource: 'users',
      id,
      before: null,
      after: { reason },
    });
  });
  return refusingTaken(work);
}
