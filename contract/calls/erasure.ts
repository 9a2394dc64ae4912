import { CloseOwnBody, EmailCorrection, ErasureBody, OwnClosed, OwnProofs, UndoLinkBody } from '../erasure';
import { Message } from '../errors';
import { defineCall, none } from './call';

const own = { access: 'player', tag: 'accounts', path: 'user/erasure' } as const;
const ofPlayer = { tag: 'admin: players', resource: 'users', method: 'POST' } as const;

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
export const erasePlayer = defineCall({
  ...ofPlayer,
  path: 'admin/players/:id/erasure',
  access: 'players:erase',
  does: 'Closes the account of a player, which is erased 30 days later.',
  body: ErasureBody,
  response: { 204: none },
});
export const keepPlayer = defineCall({
  ...ofPlayer,
  path: 'admin/players/:id/erasure/undo',
  access: 'players:erase',
  does: 'Opens an account again that was to be erased.',
  body: ErasureBody,
  response: { 204: none },
});
export const correctEmail = defineCall({
  ...ofPlayer,
  path: 'admin/players/:id/email',
  access: 'players:write',
  does: 'Corrects the e-mail of a player; both addresses are told, and the earlier one can undo it for 7 days.',
  body: EmailCorrection,
  refuses: { 409: ['email'] },
  details: ['conflict'],
  response: { 204: none },
});
export const resendVerification = defineCall({
  ...ofPlayer,
  path: 'admin/players/:id/verification',
  access: 'players:write',
  does: 'Sends a player another code to confirm the e-mail address, once a minute.',
  response: { 204: none },
});
export const exportPlayer = defineCall({
  ...ofPlayer,
  path: 'admin/players/:id/export',
  access: 'players:export',
  does: 'Sends everything that is stored about a player as a zip file.',
  response: {},
  raw: 'zip',
});
