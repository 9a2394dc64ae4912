import { HttpError } from 'react-admin';
import type { Conflict, ErrorBody, Existing } from '../../contract/errors';
import { ApiError } from '../api/ApiError';
import type { Raw, Row } from './normalise';
import { withStepUp } from './stepUp';

/** Who changed a record meanwhile, and its current state in the shape of the screens. */
export interface ChangedMeanwhile extends Conflict {
  current: Row;
}

/** The body of a failed call, as the screens use it. */
export interface RefusedBody {
  message: string;
  errors: Record<string, unknown>;
  conflict?: ChangedMeanwhile;
  existing?: Existing;
  requestId?: string;
}

/** The conflict of a failed call, if it is an edit conflict. */
export const conflictOf = (error: unknown): ChangedMeanwhile | undefined =>
  error instanceof HttpError ? (error.body as RefusedBody | undefined)?.conflict : undefined;

/** The record that has already what a failed call asked for. */
export const existingOf = (error: unknown): Existing | undefined =>
  error instanceof HttpError ? (error.body as RefusedBody | undefined)?.existing : undefined;

/** The record is gone or has changed: the shown lists are outdated. */
export const isOutdated = (error: unknown): boolean =>
  error instanceof HttpError && [404, 409].includes(error.status);

/** The server's request id of a failed call, to quote in a report. */
export const requestIdOf = (error: unknown): string | undefined =>
  error instanceof HttpError ? (error.body as RefusedBody | undefined)?.requestId : undefined;

const conflictIn = (error: ApiError, shape: (raw: Raw) => Row): ChangedMeanwhile | undefined => {
  const conflict = (error.body as Partial<ErrorBody> | undefined)?.conflict;
  return conflict && { ...conflict, current: shape(conflict.current as Raw) };
};

/**
 * A failed call in the shape of react-admin's forms: the message under `root.serverError` and each field's messages at
 * the field; a message that a field already shows is not repeated. Without an `errors` object react-admin would show
 * nothing in the form. `fallback` is a translation key for when the server gave no message (product.md section 8).
 */
function toHttpError(
  error: unknown,
  fallback: string,
  shape: (raw: Raw) => Row = (raw) => raw as Row,
): unknown {
  if (!(error instanceof ApiError)) return error;
  const message = error.message || fallback;
  const fields = Object.fromEntries(
    Object.entries(error.errors).map(([name, texts]) => [name, texts.join(' ')]),
  );
  const isSaid = Object.values(fields).includes(message);
  return new HttpError(message, error.status, {
    message,
    errors: isSaid ? fields : { ...fields, root: { serverError: message } },
    conflict: conflictIn(error, shape),
    existing: (error.body as Partial<ErrorBody> | undefined)?.existing,
    requestId: error.requestId,
  } satisfies RefusedBody);
}

/** Runs a call and converts its error to react-admin's. */
export async function guarded<T>(
  fallback: string,
  run: () => Promise<T>,
  shape?: (raw: Raw) => Row,
): Promise<T> {
  try {
    return await withStepUp(run);
  } catch (error) {
    throw toHttpError(error, fallback, shape);
  }
}
