import { resendSeconds } from '../../../contract/limits';
import { audit } from '../../audit/audit';
import { inTransaction } from '../../db/guard';
import type { Dependencies } from '../../dependencies';
import type { Actor } from '../../http/types';
import { conflict } from '../../platform/errors';
import { erasureMessages } from '../../platform/messages/erasure';
import { assertResendDue, mailCode, tooSoon } from '../codes';
import { lockAccount } from '../players/account';

/** Sends a player a new verification code. Throws 409 for a verified or closed account, and 429 within a minute. */
export const resendVerification = (deps: Dependencies, actor: Actor, id: string): Promise<void> =>
  inTransaction(deps.db, async (tx) => {
    const acting = { actor, act: 'resendVerification', now: deps.clock.now() } as const;
    const { email, emailVerifiedAt, language } = await lockAccount(tx, id, acting);
    if (emailVerifiedAt) throw conflict(erasureMessages.alreadyVerified);
    const wanted = { purpose: 'verify-email', email, from: 'staff' } as const;
    await assertResendDue(tx, deps, wanted);
    const mail = { template: 'verifyEmail', language: language ?? 'vi' } as const;
    if (!(await mailCode(tx, deps, { ...wanted, userId: id }, mail))) throw tooSoon(resendSeconds);
    const change = { action: 'resend-code' as const, resource: 'users', id, before: null, after: null };
    await audit(tx, deps.clock, actor, change);
  });
