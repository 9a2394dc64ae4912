import * as calls from '../../../contract/calls/staff';
import { sessions, staff } from '../../../contract/readResources';
import type { Dependencies } from '../../dependencies';
import { actorOf } from '../../http/actor';
import { type Handler, route } from '../../http/route';
import type { App } from '../../http/types';
import { readRoutes } from '../../resources/readRoutes';
import { sqlSource } from '../../resources/sqlSource';
import { changeRoles, endMemberSessions, removeMember, resetMemberFactor } from './changes';
import { invite, withdraw } from './invitations';
import { changeMemberName } from './memberName';
import { staffRows } from './members';
import { sessionRows } from './sessionRows';

/** The staff list, and the owners' actions on it (studio.md section 1). */
export function staffRoutes(app: App, deps: Dependencies): void {
  readRoutes(app, deps, {
    resource: staff,
    calls: { list: calls.listStaff, export: calls.exportStaff, one: calls.getMember },
    source: sqlSource(deps, staffRows),
  });
  readRoutes(app, deps, {
    resource: sessions,
    calls: { list: calls.listStaffSessions, export: calls.exportStaffSessions, one: calls.getStaffSession },
    source: sqlSource(deps, sessionRows(deps.db)),
  });
  route(app, calls.inviteStaff, async (request) =>
    invite(deps, actorOf(request), request.body, request.language),
  );
  route(app, calls.changeRoles, async (request) =>
    changeRoles(deps, actorOf(request), request.params.id, request.body),
  );
  route(app, calls.changeMemberName, async (request) =>
    changeMemberName(deps, actorOf(request), request.params.id, request.body),
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
