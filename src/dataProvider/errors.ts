import { HttpError } from 'react-admin';
import { ApiError } from '../api/ApiError';

/**
 * A refused call as react-admin's forms read it: the sentence under `root.serverError` and each field's messages at
 * the field. Without an `errors` object react-admin would show nothing in the form. `fallback` is a translation key
 * for when the server said nothing (product.md section 8, Admin lists).
 */
export function toHttpError(error: unknown, fallback: string): unknown {
  if (!(error instanceof ApiError)) return error;
  const message = error.message || fallback;
  const fields = Object.fromEntries(
    Object.entries(error.errors).map(([name, texts]) => [name, texts.join(' ')]),
  );
  return new HttpError(message, error.status, {
    message,
    errors: { ...fields, root: { serverError: message } },
  });
}

/** Runs a call and turns its failure into react-admin's. */
export async function guarded<T>(fallback: string, run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    throw toHttpError(error, fallback);
  }
}
