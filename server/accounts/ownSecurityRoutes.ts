import * as calls from '../../contract/calls/ownSecurity';
import { actorOf } from '../http/actor';
import { route } from '../http/route';
import type { App } from '../http/types';
import { erasureMessages } from '../platform/messages/erasure';
import type { AccountDependencies } from './dependencies';
import { beginEmailChange, confirmEmailChange } from './erasure/ownEmail';
import { ownSecurity } from './ownProof';

/** How one's own account is protected, and the change of one's own e-mail (account.md, Security). */
export function ownSecurityRoutes(app: App, deps: AccountDependencies): void {
  route(app, calls.getOwnSecurity, (request) => ownSecurity(deps, actorOf(request)));
  route(app, calls.changeOwnEmail, async (request) => {
    await beginEmailChange(deps, { actor: actorOf(request), request }, request.body);
    deps.wake('mail');
    return { message: erasureMessages.newEmailCode[request.language] };
  });
  route(app, calls.confirmOwnEmail, async (request) => {
    await confirmEmailChange(deps, { actor: actorOf(request), request }, request.body);
    deps.wake('mail');
    return { message: erasureMessages.ownEmailChanged[request.language] };
  });
}
