import * as calls from '../../contract/calls/secondFactor';
import type { Language } from '../../contract/languages';
import { endCredential } from '../credentials/ending';
import { inTransaction } from '../db/guard';
import { actorOf } from '../http/actor';
import { assertRecentFactor, factorLasts } from '../http/recentFactor';
import { route } from '../http/route';
import type { Actor, App } from '../http/types';
import { addMs } from '../platform/clock';
import { conflict, invalid } from '../platform/errors';
import { accounts } from '../platform/messages/accounts';
import type { AccountDependencies } from './dependencies';
import { assertNotFrozen } from './lostFactor/lostFactors';
import { mailOwner } from './mailOwner';
import { noteOwn } from './ownHistory';
import { lockProven, verifyOwner } from './ownProof';
import { makeRecoveryCodes, recoveryCodesLeft } from './recoveryCodes';
import {
  beginFactor,
  compareFactor,
  confirmFactor,
  markFactor,
  removeFactor,
  sessionTries,
} from './secondFactor';

/** The second factor of one's own account: set-up, renewal, step-up and, of players, its end (studio.md section 1). */
export function factorRoutes(app: App, deps: AccountDependencies): void {
  setupRoutes(app, deps);
  route(app, calls.renewRecoveryCodes, async (request) => {
    const actor = actorOf(request);
    if (!actor.hasFactor) throw conflict(accounts.factorSetup);
    assertRecentFactor(actor, deps.clock);
    const recoveryCodes = await inTransaction(deps.db, async (tx) => {
      await lockProven(tx, actor, null);
      const codes = await makeRecoveryCodes(tx, deps, actor.id);
      await noteOwn(tx, deps, actor, { action: 'renew-recovery-codes' });
      return codes;
    });
    return { recoveryCodes };
  });
  route(app, calls.stepUp, async (request) => {
    const { id, sessionId } = actorOf(request);
    await deps.limiter.counting(sessionTries(sessionId), async () => {
      if (!(await compareFactor(deps, id, request.body.code)))
        throw invalid({ code: [accounts.factorWrong] }, accounts.factorWrong);
    });
    const now = deps.clock.now();
    await inTransaction(deps.db, async (tx) => {
      await markFactor(tx, sessionId, now);
      await endCredential(tx, 'lostFactor', { id, now, reason: 'sign-in' });
    });
    return { until: addMs(now, factorLasts).toISOString() };
  });
}

/** Switching the factor on, replacing it, and switching it off: a session alone may be stolen, so each needs proof. */
function setupRoutes(app: App, deps: AccountDependencies): void {
  route(app, calls.getFactor, async (request) => {
    const { id, hasFactor, role } = actorOf(request);
    const isRequired = role === 'Admin' && deps.config.secondFactorRequired;
    return { isSetUp: hasFactor, isRequired, recoveryCodesLeft: await recoveryCodesLeft(deps.db, id) };
  });
  route(app, calls.beginFactor, async (request) => {
    const actor = actorOf(request);
    await verifyOwner(deps, actor, request.body);
    await assertNotFrozen(deps.db, actor.id, deps.clock.now());
    return beginFactor(deps, actor);
  });
  route(app, calls.confirmFactor, async (request) => {
    const { language, body } = request;
    const actor = actorOf(request);
    assertRecentFactor(actor, deps.clock);
    const confirmed = () =>
      inTransaction(deps.db, async (tx) => {
        const user = await lockProven(tx, actor, null);
        const codes = await confirmFactor(tx, deps, actor, body.code);
        await noteOwn(tx, deps, actor, { action: 'set-up-factor' });
        await mailOwner(tx, deps, user, { template: 'factorChanged', isOn: true, language });
        return codes;
      });
    const recoveryCodes = await deps.limiter.counting(sessionTries(actor.sessionId), confirmed);
    deps.wake('mail');
    return { recoveryCodes };
  });
  route(app, calls.turnOffFactor, async (request) => {
    await turnOff(deps, actorOf(request), request);
    deps.wake('mail');
    return { message: accounts.factorTurnedOff[request.language] };
  });
}

/** Ends a player's second factor. Throws 409 for staff, and without one. */
async function turnOff(
  deps: AccountDependencies,
  actor: Actor,
  { body, language }: { body: { password?: string }; language: Language },
): Promise<void> {
  if (actor.role === 'Admin') throw conflict(accounts.factorKept);
  const proven = await verifyOwner(deps, actor, body);
  await inTransaction(deps.db, async (tx) => {
    const user = await lockProven(tx, actor, proven);
    if (user.role === 'Admin') throw conflict(accounts.factorKept);
    if (!(await removeFactor(tx, actor.id, deps.clock.now(), actor.sessionId)))
      throw conflict(accounts.factorOff);
    await noteOwn(tx, deps, actor, { action: 'turn-off-factor' });
    await mailOwner(tx, deps, user, { template: 'factorChanged', isOn: false, language });
  });
}
