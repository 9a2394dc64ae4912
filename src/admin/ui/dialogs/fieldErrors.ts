import { HttpError } from 'react-admin';
import type { RefusedBody } from '../../../dataProvider/errors';

/** A failed call's messages by field, as react-admin's forms expect them. Rethrows any other error. */
export function fieldErrors(error: unknown): Record<string, unknown> {
  if (!(error instanceof HttpError)) throw error;
  const { root: _, ...fields } = (error.body as RefusedBody | undefined)?.errors ?? {};
  // Without any errors react-admin would treat the form as saved.
  return { ...fields, root: { serverError: error.message } };
}
