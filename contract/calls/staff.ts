import { sessions, staff } from '../readResources';
import { StaffSession } from '../sessions';
import { InviteBody, MemberNameBody, ReasonBody, RolesBody, StaffMember } from '../staff';
import { defineCall, none } from './call';
import { readCalls } from './reads';

const own = { tag: 'admin: staff', resource: 'staff' } as const;
const writes = { ...own, access: 'staff:write' } as const;
const acts = { ...writes, method: 'POST', body: ReasonBody, response: { 204: none } } as const;

export const {
  list: listStaff,
  export: exportStaff,
  one: getMember,
} = readCalls(staff, { row: StaffMember, one: StaffMember });
export const {
  list: listStaffSessions,
  export: exportStaffSessions,
  one: getStaffSession,
} = readCalls(sessions, { row: StaffSession, one: StaffSession });
export const inviteStaff = defineCall({
  ...writes,
  method: 'POST',
  path: 'admin/staff/invitations',
  does: 'Invites somebody to the staff by mail.',
  body: InviteBody,
  refuses: { 409: ['email'] },
  response: { 201: StaffMember },
});
export const changeRoles = defineCall({
  ...writes,
  method: 'PUT',
  path: 'admin/staff/:id',
  does: 'Changes the roles of a member.',
  body: RolesBody,
  details: ['conflict'],
  response: { 200: StaffMember },
});
export const changeMemberName = defineCall({
  ...writes,
  method: 'PUT',
  path: 'admin/staff/:id/user-name',
  does: 'Changes the user name of a member.',
  body: MemberNameBody,
  refuses: { 409: ['userName'] },
  details: ['conflict'],
  response: { 200: StaffMember },
});
export const withdrawInvitation = defineCall({
  ...acts,
  path: 'admin/staff/invitations/:id/withdraw',
  does: 'Withdraws an invitation.',
});
export const removeMember = defineCall({
  ...acts,
  path: 'admin/staff/:id/remove',
  does: 'Removes a member from the staff and ends their sessions.',
});
export const endMemberSessions = defineCall({
  ...acts,
  path: 'admin/staff/:id/end-sessions',
  does: 'Ends the sessions of a member, and sign-ins that are half done.',
});
export const resetMemberFactor = defineCall({
  ...acts,
  path: 'admin/staff/:id/reset-factor',
  does: 'Removes the second factor of a member, who sets it up again.',
});
