/** A refused call as a notification: the server's sentence, or a translation key where it said nothing. */
export const refused = ({ message }: Error) =>
  [message, { type: 'error', messageArgs: { _: message } }] as const;
