import { CloseOwnBody, OwnClosed, OwnProofs, UndoLinkBody } from '../erasure';
import { Message } from '../errors';
import { defineCall } from './call';

const own = { access: 'player', tag: 'accounts', path: 'user/erasure' } as const;

export const getOwnProofs = defineCall({
  ...own,
  method: 'GET',
  does: 'Says how the account can be proven before it is closed.',
  response: { 200: OwnProofs },
});
export const closeOwnAccount = defineCall({
  ...own,
  method: 'POST',
  limit: 'login',
  does: 'Closes the account, which is erased 30 days later unless it is opened again.',
  body: CloseOwnBody,
  refuses: { 403: ['google'] },
  response: { 200: OwnClosed },
});
export const undoByLink = defineCall({
  method: 'POST',
  path: 'user/auth/undo',
  access: 'guest',
  limit: 'codeTry',
  isEntry: true,
  tag: 'accounts',
  does: 'Undoes what a mail told its reader about: a correction of the e-mail, or the closing of the account.',
  body: UndoLinkBody,
  refuses: { 409: ['email'] },
  response: { 200: Message },
});
