import { HttpError } from 'react-admin';
import type { Call, DetailOf, ResponseOf } from '../../contract/calls/call';
import type { formCalls } from '../../contract/calls/catalog';
import type { Conflict, ErrorBody, Existing } from '../../contract/errors';
import { ApiError } from '../api/ApiError';
import { withStepUp } from '../security/stepUp';
import type { Raw, ShownRecord } from './normalise';

/** Who changed a record meanwhile, and its current state in the shape of the screens. */
export interface ChangedMeanwhile<R = object> extends Conflict {
  current: ShownRecord & R;
}

/**
 * The details that a refusal may carry (contract/errors.ts), in the shape of the screens; the current record is as the
 * call returns one that it has written.
 */
interface Details<R = object> extends Pick<ErrorBody, 'purchase' | 'item' | 'uses'> {
  conflict?: ChangedMeanwhile<R> | undefined;
  existing?: Existing | undefined;
}

/** The body of a failed call, as the screens use it. */
interface RefusedBody<R = object> extends Details<R> {
  message?: string;
  errors?: Record<string, unknown>;
  requestId?: string | undefined;
}

const bodyOf = <R = object>(error: unknown): RefusedBody<R> =>
  (error instanceof HttpError && error.body) || {};

/**
 * The details of a declared call's refusal, such as `detailsOf<typeof requestSettle>(error).existing`; empty for any
 * other failure. A detail that the call does not declare does not compile.
 */
export const detailsOf = <C extends Call>(error: unknown): Pick<Details<ResponseOf<C>>, DetailOf<C>> =>
  bodyOf<ResponseOf<C>>(error);

/** The edit conflict of a failed write, for any catalogue resource. */
export const conflictOf = (error: unknown): ChangedMeanwhile | undefined =>
  detailsOf<ReturnType<typeof formCalls>['update']>(error).conflict;

/** The messages of a failed call by field. */
export function messagesOf(error: unknown): Record<string, unknown> {
  const { root: _, ...fields } = bodyOf(error).errors ?? {};
  return fields;
}

/** Whether the record is gone or has changed, so that the shown lists are outdated. */
export const isOutdated = (error: unknown): boolean =>
  error instanceof HttpError && [404, 409].includes(error.status);

/** The server's request id of a failed call, to quote in a report. */
export const requestIdOf = (error: unknown): string | undefined => bodyOf(error).requestId;

/**
 * A failed call in the shape of react-admin's forms: the message under `root.serverError` and each field's messages at
 * the field; a message that a field already shows is not repeated. Without an `errors` object react-admin would show
 * nothing in the form. `fallback` is a translation key for when the server gave no message (product.md section 8).
 */
function toHttpError(
  error: unknown,
  fallback: string,
  shape: (raw: Raw) => ShownRecord = (raw) => raw as ShownRecord,
): unknown {
  if (!(error instanceof ApiError)) return error;
  const message = error.message || fallback;
  const fields = Object.fromEntries(
    Object.entries(error.errors).map(([name, texts]) => [name, texts.join(' ')]),
  );
  const { conflict, existing, uses } = error.details;
  const isSaid = Object.values(fields).includes(message);
  return new HttpError(message, error.status, {
    message,
    errors: isSaid ? fields : { ...fields, root: { serverError: message } },
    conflict: conflict && { ...conflict, current: shape(conflict.current) },
    existing,
    ...(uses && { uses }),
    requestId: error.requestId,
  } satisfies RefusedBody);
}

/** Runs a call and converts its error to react-admin's. */
export async function guarded<T>(
  fallback: string,
  run: () => Promise<T>,
  shape?: (raw: Raw) => ShownRecord,
): Promise<T> {
  try {
    return await withStepUp(run);
  } catch (error) {
    throw toHttpError(error, fallback, shape);
  }
}
