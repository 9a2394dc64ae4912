import * as calls from '../../contract/calls/figures';
import { call } from './call';

/** The figures of a range of days in Vietnam, both included, and of the preceding range. Throws `ApiError`. */
export const getFigures = (query: { from: string; to: string }, signal?: AbortSignal) =>
  call(calls.getFigures, { query }, signal);
