import * as calls from '../../contract/calls/offers';
import { call } from './call';

/** What a code brought so far. Throws `ApiError`. */
export const getOfferReport = (id: string, signal?: AbortSignal) =>
  call(calls.getOfferReport, { params: { id } }, signal);
