import type { CloseDayBody, ClosingDay, DailyClose } from '../../contract/closing';
import { request } from './request';

/** The daily close (docs/spec/api.md). Each throws `ApiError`. */
export const getClosingDays = (signal?: AbortSignal) => request<ClosingDay[]>('admin/closing', { signal });
export const getClosingDay = (day: string, signal?: AbortSignal) =>
  request<DailyClose>(`admin/closing/${encodeURIComponent(day)}`, { signal });
export const closeDay = (day: string, body: CloseDayBody) =>
  request<DailyClose>(`admin/closing/${encodeURIComponent(day)}`, { method: 'POST', json: body });
