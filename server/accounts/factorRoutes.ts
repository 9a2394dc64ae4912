import type { AuditAction } from '../../contract/audits';
import * as calls from '../../contract/calls/secondFactor';
import { audit } from '../audit/audit';
import { inTransaction } from '../db/guard';
import { actorOf } from '../http/actor';
import { assertRecentFactor, factorLasts } from '../http/recentFactor';
import { route } from '../http/route';
import type { Actor, App } from '../http/types';
import { addMs } from '../platform/clock';
import { conflict, invalid } from '../platform/errors';
import { accounts } from '../platform/messages/accounts';
import { verifyPassword } from './changePassword';
import type { AccountDependencies } from './dependencies';
import { makeRecoveryCodes, recoveryCodesLeft } from './recoveryCodes';
import { beginFactor, compareFactor, confirmFactor, markFactor, sessionTries } from './secondFactor';

/** The second factor of staff: set-up, renewal and step-up (studio.md section 1). */
export function factorRoutes(app: App, deps: AccountDependencies): void {
  route(app, calls.getFactor, async (request) => {
    const { id, hasFactor } = actorOf(request);
    const isRequired = deps.config.secondFactorRequired;
    return { isSetUp: hasFactor, isRequired, recoveryCodesLeft: await recoveryCodesLeft(deps.db, id) };
  });
  route(app, calls.beginFactor, async (request) => {
    const actor = actorOf(request);
    assertRecentFactor(actor, deps.clock);
    // A session alone may be stolen, so it cannot set the factor.
    await verifyPassword(deps, actor, { password: request.body.password, field: 'password' });
    return beginFactor(deps, actor);
  });
  route(app, calls.confirmFactor, async (request) => {
    const actor = actorOf(request);
    assertRecentFactor(actor, deps.clock);
    const confirmed = () =>
      inTransaction(deps.db, async (tx) => {
        const codes = await confirmFactor(tx, deps, actor, request.body.code);
        await audit(tx, deps.clock, actor, factorChange('set-up-factor', actor));
        return codes;
      });
    const recoveryCodes = await deps.limiter.counting(sessionTries(actor.sessionId), confirmed);
    return { recoveryCodes };
  });
  route(app, calls.renewRecoveryCodes, async (request) => {
    const actor = actorOf(request);
    if (!actor.hasFactor) throw conflict(accounts.factorSetup);
    assertRecentFactor(actor, deps.clock);
    const recoveryCodes = await inTransaction(deps.db, async (tx) => {
      const codes = await makeRecoveryCodes(tx, deps, actor.id);
      await audit(tx, deps.clock, actor, factorChange('renew-recovery-codes', actor));
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
    await markFactor(deps.db, sessionId, now);
    return { until: addMs(now, factorLasts).toISOString() };
  });
}

const factorChange = (action: AuditAction, { id }: Actor) => ({
  action,
  resource: 'staff',
  id,
  before: null,
  after: null,
});
