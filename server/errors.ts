import type { Conflict } from '../contract/errors';
import { common } from './messages/common';
import type { FieldErrors, Said } from './messages/said';

/** A refusal that the caller may know about; everything else thrown is a fault of ours and answers 500. */
export class ApiError extends Error {
  override name = 'ApiError';

  constructor(
    readonly status: number,
    readonly said: Said,
    readonly fields?: FieldErrors,
    /** Whole seconds after which another try makes sense (429 and 503). */
    readonly retryAfter?: number,
    /** Who changed the record meanwhile (409 to a write that was made from an older version). */
    readonly conflict?: Conflict,
  ) {
    super(said.en);
  }
}

export const invalid = (fields: FieldErrors, said: Said = common.invalid) => new ApiError(400, said, fields);
export const malformed = (said: Said = common.malformed) => new ApiError(400, said);
export const unauthorized = (said: Said = common.signIn) => new ApiError(401, said);
export const forbidden = (said: Said = common.forbidden, fields?: FieldErrors) =>
  new ApiError(403, said, fields);
export const notFound = (said: Said = common.notFound) => new ApiError(404, said);
export const conflict = (said: Said = common.conflict, fields?: FieldErrors) =>
  new ApiError(409, said, fields);
export const outdated = (meanwhile: Conflict, said: Said = common.outdated) =>
  new ApiError(409, said, undefined, undefined, meanwhile);
export const tooOften = (retryAfter: number, said: Said = common.tooOften) =>
  new ApiError(429, said, undefined, Math.max(1, Math.ceil(retryAfter)));
export const busy = (retryAfter = 2, said: Said = common.busy) =>
  new ApiError(503, said, undefined, retryAfter);
