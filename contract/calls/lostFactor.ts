import { Message } from '../errors';
import { LostFactorAct, LostFactorBody, LostFactorByGoogle, LostFactorCode } from '../lostFactor';
import { defineCall, none } from './call';

const entry = { method: 'POST', access: 'guest', isEntry: true, tag: 'accounts' } as const;

export const sendLostFactorCode = defineCall({
  ...entry,
  path: 'user/auth/lost-factor',
  limit: 'login',
  does: 'Sends a code to a player who has lost the second factor, after the right password.',
  body: LostFactorBody,
  refuses: { 403: ['email', 'closed'] },
  response: { 200: Message },
});
export const beginLostFactor = defineCall({
  ...entry,
  path: 'user/auth/lost-factor/confirm',
  limit: 'codeTry',
  does: 'Asks the staff with that code to take the second factor away.',
  body: LostFactorCode,
  refuses: { 403: ['email', 'closed'] },
  response: { 200: Message },
});
/** Below the call that the cookie of a sign-in by Google belongs to. */
export const sendLostFactorCodeByGoogle = defineCall({
  ...entry,
  path: 'user/auth/second-factor/lost',
  limit: 'login',
  does: 'Sends that code to a player without a password, after a sign-in by Google.',
  refuses: { 403: ['closed'] },
  response: { 200: Message },
});
export const beginLostFactorByGoogle = defineCall({
  ...entry,
  path: 'user/auth/second-factor/lost/confirm',
  limit: 'codeTry',
  does: 'Asks the same with that code, after a sign-in by Google.',
  body: LostFactorByGoogle,
  refuses: { 403: ['closed'] },
  response: { 200: Message },
});
export const actOnLostFactor = defineCall({
  method: 'POST',
  path: 'admin/players/:id/lost-factor',
  access: 'players:write',
  resource: 'users',
  tag: 'admin: players',
  does: 'Confirms, approves or refuses to take away a player’s lost second factor; another person approves, and it falls away 72 hours later.',
  body: LostFactorAct,
  refuses: { 403: ['stepUp'] },
  response: { 204: none },
});
