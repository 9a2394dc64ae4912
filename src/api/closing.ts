import * as calls from '../../contract/calls/closing';
import type { CloseDayBody } from '../../contract/closing';
import { call } from './call';

/** The daily close (docs/spec/api.md). Each throws `ApiError`. */
export const getClosingDays = (signal?: AbortSignal) => call(calls.getClosingDays, undefined, signal);
export const getClosingDay = (day: string, signal?: AbortSignal) =>
  call(calls.getClosingDay, { params: { day } }, signal);
export const closeDay = (day: string, body: CloseDayBody) => call(calls.closeDay, { params: { day }, body });
