import * as calls from '../../../contract/calls/lostFactor';
import { actorOf } from '../../http/actor';
import { route } from '../../http/route';
import type { App } from '../../http/types';
import { lostFactorMessages } from '../../platform/messages/lostFactor';
import type { AccountDependencies } from '../dependencies';
import { recordFailure } from '../signInPassword';
import { beginLostFactor, sendLostFactorCode } from './begin';
import { actOnLostFactor } from './byStaff';
import { byGoogle, byPassword } from './proof';

/** A second factor that its player has lost, with its recovery codes: the way back in (account.md, Security). */
export function lostFactorRoutes(app: App, deps: AccountDependencies): void {
  const options = { onResponse: recordFailureOf(deps) };
  route(
    app,
    calls.sendLostFactorCode,
    async (request) => {
      await sendLostFactorCode(deps, request, await byPassword(deps, request));
      deps.wake('mail');
      return { message: lostFactorMessages.codeSent[request.language] };
    },
    options,
  );
  route(
    app,
    calls.beginLostFactor,
    async (request) => {
      await beginLostFactor(deps, request, await byPassword(deps, request), request.body.code);
      deps.wake('mail');
      return { message: lostFactorMessages.begun[request.language] };
    },
    options,
  );
  route(app, calls.sendLostFactorCodeByGoogle, async (request) => {
    await sendLostFactorCode(deps, request, await byGoogle(deps, request));
    deps.wake('mail');
    return { message: lostFactorMessages.codeSent[request.language] };
  });
  route(app, calls.beginLostFactorByGoogle, async (request) => {
    await beginLostFactor(deps, request, await byGoogle(deps, request), request.body.code);
    deps.wake('mail');
    return { message: lostFactorMessages.begun[request.language] };
  });
  route(app, calls.actOnLostFactor, async (request) => {
    await actOnLostFactor(deps, actorOf(request), request.params.id, request.body);
    deps.wake('mail');
  });
}

const recordFailureOf = (deps: AccountDependencies) => async (request: Parameters<typeof recordFailure>[1]) =>
  recordFailure(deps, request);
