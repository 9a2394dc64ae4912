import { HttpError } from 'react-admin';
import { messagesOf } from '../../../dataProvider/errors';

/** A failed call's messages by field, as react-admin's forms expect them. Rethrows any other error. */
export function fieldErrors(error: unknown): Record<string, unknown> {
  if (!(error instanceof HttpError)) throw error;
  // Without any errors react-admin would treat the form as saved.
  return { ...messagesOf(error), root: { serverError: error.message } };
}
