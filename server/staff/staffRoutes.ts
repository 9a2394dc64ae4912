import { Type } from 'typebox';
import { InviteBody, ReasonBody, RolesBody, StaffMember } from '../../contract/staff';
import type { Dependencies } from '../dependencies';
import { callerOf } from '../http/caller';
import type { App } from '../http/types';
import { changeRoles, endMemberSessions, removeMember, resetMemberFactor } from './changes';
import { invite, withdraw } from './invitations';
import { listStaff } from './members';

const tags = ['admin: staff'];
const params = Type.Object({ id: Type.String() });
const reads = { access: 'staff:read', resource: 'staff' } as const;
const writes = { access: 'staff:write', resource: 'staff' } as const;

/** The staff list, and the owners' actions on it (studio.md section 1). */
export function staffRoutes(app: App, deps: Dependencies): void {
  app.get(
    '/api/admin/staff',
    { config: reads, schema: { tags, response: { 200: Type.Array(StaffMember) } } },
    async (_request, reply) => {
      const members = await listStaff(deps.db, deps.clock);
      reply.header('content-range', `staff 0-${Math.max(0, members.length - 1)}/${members.length}`);
      return members;
    },
  );
  app.post(
    '/api/admin/staff/invitations',
    { config: writes, schema: { tags, body: InviteBody, response: { 201: StaffMember } } },
    async (request, reply) =>
      reply.status(201).send(await invite(deps, callerOf(request), request.body, request.language)),
  );
  app.put(
    '/api/admin/staff/:id',
    { config: writes, schema: { tags, params, body: RolesBody, response: { 200: StaffMember } } },
    async (request) => changeRoles(deps, callerOf(request), request.params.id, request.body),
  );
  const actions = {
    'invitations/:id/withdraw': withdraw,
    ':id/remove': removeMember,
    ':id/end-sessions': endMemberSessions,
    ':id/reset-factor': resetMemberFactor,
  };
  for (const [path, act] of Object.entries(actions)) {
    app.post(
      `/api/admin/staff/${path}`,
      { config: writes, schema: { tags, params, body: ReasonBody } },
      async (request, reply) => {
        await act(deps, callerOf(request), request.params.id, request.body.reason);
        return reply.status(204).send();
      },
    );
  }
}
