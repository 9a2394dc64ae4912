import * as calls from '../../contract/calls/payments';
import { call } from './call';

/** The receipt of a completed payment, for whoever has the key of its address. Throws `ApiError`, 404 for any wrong one. */
export const getReceipt = (id: string, key: string, signal?: AbortSignal) =>
  call(calls.getReceipt, { params: { id }, query: { key } }, signal);
