import * as calls from '../../contract/calls/staff';
import type { Dependencies } from '../dependencies';
import { actorOf } from '../http/actor';
import { type Handler, listRoute, route, whole } from '../http/route';
import type { App } from '../http/types';
import { changeRoles, endMemberSessions, removeMember, resetMemberFactor } from './changes';
import { invite, withdraw } from './invitations';
import { listStaff } from './members';

/** The staff list, and the owners' actions on it (studio.md section 1). */
export function staffRoutes(app: App, deps: Dependencies): void {
  listRoute(app, calls.listStaff, async () => whole(await listStaff(deps.db, deps.clock)));
  route(app, calls.inviteStaff, async (request) =>
    invite(deps, actorOf(request), request.body, request.language),
  );
  route(app, calls.changeRoles, async (request) =>
    changeRoles(deps, actorOf(request), request.params.id, request.body),
  );
  const by =
    (act: typeof withdraw): Handler<typeof calls.removeMember> =>
    async (request) => {
      await act(deps, actorOf(request), request.params.id, request.body.reason);
    };
  route(app, calls.withdrawInvitation, by(withdraw));
  route(app, calls.removeMember, by(removeMember));
  route(app, calls.endMemberSessions, by(endMemberSessions));
  route(app, calls.resetMemberFactor, by(resetMemberFactor));
}
