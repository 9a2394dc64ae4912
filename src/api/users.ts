import type { UserStats } from '../../contract/users';
import { request } from './request';

/** The figures of the dashboard's cards, for staff who may not list players. Throws `ApiError`. */
export const getUserStats = (signal?: AbortSignal) => request<UserStats>('admin/user/stats', { signal });
