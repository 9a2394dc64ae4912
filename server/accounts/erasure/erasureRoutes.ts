import * as calls from '../../../contract/calls/erasure';
import * as staffCalls from '../../../contract/calls/playerErasure';
import { actorOf } from '../../http/actor';
import { route } from '../../http/route';
import type { App } from '../../http/types';
import { erasureMessages } from '../../platform/messages/erasure';
import type { AccountDependencies } from '../dependencies';
import { erasePlayer, keepPlayer } from './byStaff';
import { correctEmail } from './correctEmail';
import { endEmailUndo } from './endEmailUndo';
import { closeOwnAccount } from './own';
import { undoByLink } from './undoByLink';
import { resendVerification } from './verification';

/** Erasing an account, correcting its e-mail, and the links that undo either (studio.md section 3). */
export function erasureRoutes(app: App, deps: AccountDependencies): void {
  route(app, calls.closeOwnAccount, async (request) => {
    const { language, body } = request;
    const eraseAt = await closeOwnAccount(deps, body, { actor: actorOf(request), language });
    deps.wake('mail');
    return { message: erasureMessages.closedOwn(eraseAt)[language], eraseAt: eraseAt.toISOString() };
  });
  route(app, calls.undoByLink, async (request) => {
    const said = await undoByLink(deps, request.body.token);
    return { message: said[request.language] };
  });
  route(app, staffCalls.erasePlayer, async (request) => {
    await erasePlayer(deps, actorOf(request), request.params.id, request.body.reason);
    deps.wake('mail');
  });
  route(app, staffCalls.keepPlayer, async (request) => {
    await keepPlayer(deps, actorOf(request), request.params.id, request.body.reason);
  });
  route(app, staffCalls.correctEmail, async (request) => {
    await correctEmail(deps, actorOf(request), request.params.id, request.body);
    deps.wake('mail');
  });
  route(app, staffCalls.endEmailUndo, async (request) => {
    await endEmailUndo(deps, actorOf(request), request.params.id, request.body.reason);
  });
  route(app, staffCalls.resendVerification, async (request) => {
    await resendVerification(deps, actorOf(request), request.params.id);
    deps.wake('mail');
  });
}
