import * as calls from '../../contract/calls/users';
import type { BanBody, LockBody, UserListQuery } from '../../contract/users';
import { call } from './call';

/** The figures of the dashboard's cards, for staff who may not list players. Throws `ApiError`. */
export const getUserStats = (signal?: AbortSignal) => call(calls.getUserStats, undefined, signal);

export const getUsers = (query: UserListQuery, signal?: AbortSignal) =>
  call(calls.listUsers, { query }, signal);
export const banUser = (id: string, body: BanBody | null) => call(calls.banUser, { params: { id }, body });
export const unbanUser = (id: string, body: LockBody | null) =>
  call(calls.unbanUser, { params: { id }, body });
export const exportUsers = calls.exportUsers;
export const undoBan = calls.undoBan;
