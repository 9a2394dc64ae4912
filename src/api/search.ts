import * as calls from '../../contract/calls/search';
import { call } from './call';

/** What a text finds, as far as the signed-in person may list it. Throws `ApiError`. */
export const searchAll = (q: string, signal?: AbortSignal) => call(calls.searchAll, { query: { q } }, signal);
