import type { Call, ResponseOf } from '../../contract/calls/call';
import type { Given } from './call';
import { request } from './request';

/** Sends a file to a call that takes one. Throws `ApiError`. */
export const sendFile = <const C extends Call & { file: { type: string } }>(
  { method, path }: C,
  body: Blob,
  { query }: NoInfer<Given<C>> & { query?: Record<string, string | number | undefined> },
): Promise<ResponseOf<C>> => request(path, { method, query, body, headers: { 'Content-Type': 'text/csv' } });
