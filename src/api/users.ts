import type { UserCounts } from '../../contract/users';
import { request } from './request';

/** The figures of the dashboard's cards, for staff who may not list players. Throws `ApiError`. */
export const getUserCounts = (signal?: AbortSignal) => request<UserCounts>('admin/user/stats', { signal });
