import { HttpError } from 'react-admin';

/**
 * A refused call as a notification: that the record is gone, else the server's sentence, or a translation key where it
 * said nothing.
 */
export function refused(error: Error) {
  const isGone = error instanceof HttpError && error.status === 404;
  const message = isGone ? 'admin.dialog.gone' : error.message;
  return [message, { type: 'error', messageArgs: { _: message } }] as const;
}
