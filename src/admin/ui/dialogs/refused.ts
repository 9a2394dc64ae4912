import { HttpError } from 'react-admin';

/**
 * A failed call as a notification: that the record is gone, otherwise the server's message, or a translation key if there
 * is none.
 */
export function refused(error: Error) {
  const isGone = error instanceof HttpError && error.status === 404;
  const message = isGone ? 'admin.dialog.gone' : error.message;
  return [message, { type: 'error', messageArgs: { _: message } }] as const;
}
