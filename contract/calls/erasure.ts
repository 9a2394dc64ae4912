import { OwnClosed, UndoLinkBody } from '../erasure';
import { Message } from '../errors';
import { ProofBody } from '../ownSecurity';
import { defineCall } from './call';

export const closeOwnAccount = defineCall({
  method: 'POST',
  path: 'user/erasure',
  access: 'player',
  tag: 'accounts',
  limit: 'login',
  does: 'Closes the account, which is erased 30 days later unless it is opened again.',
  body: ProofBody,
  refuses: { 403: ['google', 'stepUp'] },
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
