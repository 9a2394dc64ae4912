import * as calls from '../../contract/calls/staff';
import type { InviteBody, RolesBody } from '../../contract/staff';
import { call } from './call';

/** Staff calls (docs/spec/api.md). Each throws `ApiError`. */
export const inviteStaff = (body: InviteBody) => call(calls.inviteStaff, { body });
export const changeRoles = (id: string, body: RolesBody) => call(calls.changeRoles, { params: { id }, body });

const actions = {
  remove: calls.removeMember,
  'end-sessions': calls.endMemberSessions,
  'reset-factor': calls.resetMemberFactor,
  withdraw: calls.withdrawInvitation,
} as const;
export type StaffAction = keyof typeof actions;
export const actOnStaff = (id: string, action: StaffAction, reason: string): Promise<undefined> =>
  call(actions[action], { params: { id }, body: { reason } });
