import * as calls from '../../contract/calls/payments';
import { call } from './call';

/**
 * The receipt of a completed payment, for anyone who has the key in its address. Throws `ApiError`, with 404 for any
 * wrong key.
 */
export const getReceipt = (id: string, key: string, signal?: AbortSignal) =>
  call(calls.getReceipt, { params: { id }, query: { key } }, signal);
