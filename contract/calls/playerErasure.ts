import { EmailCorrection, ErasureBody } from '../erasure';
import { defineCall, none } from './call';

const ofPlayer = { tag: 'admin: players', resource: 'users', method: 'POST' } as const;

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
  bulk: 'corrections',
  access: 'players:write',
  does: 'Corrects the e-mail of a player; both addresses are told, and the earlier one can undo it for 7 days.',
  body: EmailCorrection,
  refuses: { 409: ['email'] },
  details: ['conflict'],
  response: { 204: none },
});
export const endEmailUndo = defineCall({
  ...ofPlayer,
  path: 'admin/players/:id/email/final',
  access: 'staff:write',
  does: 'Ends the link by which an earlier address of a player can undo a correction of the e-mail.',
  body: ErasureBody,
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
  bulk: 'personExports',
  access: 'players:export',
  does: 'Sends everything that is stored about a player as a zip file.',
  response: {},
  raw: 'zip',
});
