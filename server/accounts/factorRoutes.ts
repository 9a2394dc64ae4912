import {
  FactorBegin,
  FactorBody,
  FactorSecret,
  FactorState,
  RecoveryCodes,
  SteppedUp,
} from '../../contract/secondFactor';
import { audit } from '../audit';
import { later } from '../clock';
import { transact } from '../db/guard';
import { conflict, forbidden, invalid } from '../errors';
import { callerOf } from '../http/caller';
import { networkOf } from '../http/limiter';
import type { App, Caller } from '../http/types';
import { accounts } from '../messages/accounts';
import { provePassword } from './changePassword';
import type { AccountDependencies } from './dependencies';
import { makeRecoveryCodes, recoveryCodesLeft } from './recoveryCodes';
import {
  beginFactor,
  confirmFactor,
  countFactorTry,
  markFactor,
  sessionCounters,
  takeFactor,
} from './secondFactor';
import { factorLasts } from './stepUp';

const tags = ['accounts'];
const set = { access: 'factor:write', resource: 'staff', isSetup: true } as const;
const tried = { access: 'factor:write', resource: 'staff', limit: 'login' } as const;

/** The second factor of staff: set-up, renewal and step-up (studio.md section 1). */
export function factorRoutes(app: App, deps: AccountDependencies): void {
  app.get(
    '/api/user/second-factor',
    { config: set, schema: { tags, response: { 200: FactorState } } },
    async (request) => {
      const { id, hasFactor } = callerOf(request);
      const isRequired = deps.config.secondFactorRequired;
      return { isSetUp: hasFactor, isRequired, recoveryCodesLeft: await recoveryCodesLeft(deps.db, id) };
    },
  );
  app.post(
    '/api/user/second-factor/begin',
    {
      config: { ...set, limit: 'login' },
      schema: { tags, body: FactorBegin, response: { 200: FactorSecret } },
    },
    async (request) => {
      const caller = callerOf(request);
      refuseStale(caller, deps);
      // A session alone may be stolen, so it cannot set the factor.
      await provePassword(deps, caller, request.body.password, networkOf(request.ip), 'password');
      return beginFactor(deps, caller);
    },
  );
  app.post(
    '/api/user/second-factor/confirm',
    {
      config: { ...set, limit: 'login' },
      schema: { tags, body: FactorBody, response: { 200: RecoveryCodes } },
    },
    async (request) => {
      const caller = callerOf(request);
      refuseStale(caller, deps);
      const release = await countFactorTry(deps, sessionCounters(caller.sessionId));
      const recoveryCodes = await transact(deps.db, async (tx) => {
        const codes = await confirmFactor(tx, deps, caller, request.body.code);
        await audit(tx, deps.clock, caller, factorChange('set-up-factor', caller));
        return codes;
      });
      await release();
      return { recoveryCodes };
    },
  );
  app.post(
    '/api/user/second-factor/recovery-codes',
    { config: tried, schema: { tags, response: { 200: RecoveryCodes } } },
    async (request) => {
      const caller = callerOf(request);
      if (!caller.hasFactor) throw conflict(accounts.factorSetup);
      refuseStale(caller, deps);
      const recoveryCodes = await transact(deps.db, async (tx) => {
        const codes = await makeRecoveryCodes(tx, deps, caller.id);
        await audit(tx, deps.clock, caller, factorChange('renew-recovery-codes', caller));
        return codes;
      });
      return { recoveryCodes };
    },
  );
  app.post(
    '/api/user/auth/step-up',
    { config: tried, schema: { tags, body: FactorBody, response: { 200: SteppedUp } } },
    async (request) => {
      const { id, sessionId } = callerOf(request);
      if (!(await takeFactor(deps, id, request.body.code, sessionCounters(sessionId)))) {
        throw invalid({ code: [accounts.factorWrong] }, accounts.factorWrong);
      }
      const now = deps.clock.now();
      await markFactor(deps.db, sessionId, now);
      return { until: later(now, factorLasts).toISOString() };
    },
  );
}

const factorChange = (action: string, { id }: Caller) => ({
  action,
  resource: 'staff',
  id,
  before: null,
  after: null,
});

/** An existing factor must be proven before it is replaced. */
function refuseStale({ hasFactor, factorAt }: Caller, { clock }: AccountDependencies): void {
  const isFresh = factorAt !== null && +clock.now() - +factorAt <= factorLasts;
  if (hasFactor && !isFresh) throw forbidden(accounts.stepUp, { stepUp: [accounts.stepUp] });
}
