import { Type } from 'typebox';
import { AcceptBody, InvitationQuery, InvitationShown } from '../../contract/staff';
import type { Dependencies } from '../dependencies';
import { widerNetworkOf } from '../http/limiter';
import type { App } from '../http/types';
import { acceptInvitation, showInvitation } from './accept';

const tags = ['accounts'];
const config = { access: 'guest', limit: 'codeTry', staysOpen: true } as const;

/** The guest's side of an invitation: the link's page looks it up and accepts it. */
export function invitationRoutes(app: App, deps: Dependencies): void {
  app.post(
    '/api/user/auth/invitation',
    { config, schema: { tags, body: InvitationQuery, response: { 200: InvitationShown } } },
    async (request) => showInvitation(deps, request.body.token),
  );
  app.post(
    '/api/user/auth/invitation/accept',
    { config, schema: { tags, body: AcceptBody, response: { 200: Type.Object({ email: Type.String() }) } } },
    async (request) => acceptInvitation(deps, request.body, widerNetworkOf(request.ip)),
  );
}
