import * as calls from '../../../contract/calls/invitations';
import type { Dependencies } from '../../dependencies';
import { widerNetworkOf } from '../../http/limits/limiter';
import { route } from '../../http/route';
import type { App } from '../../http/types';
import { acceptInvitation, showInvitation } from './accept';

/** The guest's side of an invitation: the page behind the link looks it up and accepts it. */
export function invitationRoutes(app: App, deps: Dependencies): void {
  route(app, calls.getInvitation, async (request) => showInvitation(deps, request.body.token));
  route(app, calls.acceptInvitation, async (request) =>
    acceptInvitation(deps, request.body, widerNetworkOf(request.ip)),
  );
}
