/** The name under which the history records whoever runs the `outline` command; no user name contains a space. */
export const operator = { id: null, userName: 'outline command', network: null };

/** A refusal of an operator's command; its message is the one line printed. */
export class OperatorError extends Error {
  override name = 'OperatorError';
}
