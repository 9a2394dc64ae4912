import * as calls from '../../contract/calls/offers';
import { call } from './call';

/** A code's report. Throws `ApiError`. */
export const getOfferReport = (id: string, signal?: AbortSignal) =>
  call(calls.getOfferReport, { params: { id } }, signal);
