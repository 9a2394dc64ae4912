import { HttpError } from 'react-admin';
import type { RefusedBody } from '../../dataProvider/errors';

/** The messages of a refused call by field, as react-admin's forms take them. Throws anything else. */
export function fieldErrors(error: unknown): Record<string, unknown> {
  if (!(error instanceof HttpError)) throw error;
  const { root: _, ...fields } = (error.body as RefusedBody | undefined)?.errors ?? {};
  // Without any, react-admin would take the form as saved.
  return { ...fields, root: { serverError: error.message } };
}
