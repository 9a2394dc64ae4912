import * as calls from '../../contract/calls/search';
import { call } from './call';

/** The results for a text that the signed-in person may see. Throws `ApiError`. */
export const searchAll = (q: string, signal?: AbortSignal) => call(calls.searchAll, { query: { q } }, signal);
