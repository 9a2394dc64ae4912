import type { InviteBody, RolesBody, StaffMember } from '../../contract/staff';
import { request } from './request';

/** Staff calls (docs/spec/api.md). Each throws `ApiError`. */
export const listStaff = (signal?: AbortSignal) => request<StaffMember[]>('admin/staff', { signal });
export const inviteStaff = (body: InviteBody) =>
  request<StaffMember>('admin/staff/invitations', { method: 'POST', json: body });
export const changeRoles = (id: string, body: RolesBody) =>
  request<StaffMember>(`admin/staff/${encodeURIComponent(id)}`, { method: 'PUT', json: body });

export type StaffAction = 'remove' | 'end-sessions' | 'reset-factor' | 'withdraw';
export function actOnStaff(id: string, action: StaffAction, reason: string): Promise<void> {
  const path = action === 'withdraw' ? `invitations/${id}/withdraw` : `${encodeURIComponent(id)}/${action}`;
  return request<void>(`admin/staff/${path}`, { method: 'POST', json: { reason } });
}

/** Enters the second factor again for this session. */
export const stepUp = (code: string) =>
  request<void>('user/auth/step-up', { method: 'POST', json: { code } });
