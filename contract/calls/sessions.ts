import { Message } from '../errors';
import { OwnSessions, PasswordBody } from '../sessions';
import { defineCall, none } from './call';

const tag = 'accounts';

export const getSessions = defineCall({
  method: 'GET',
  path: 'user/sessions',
  access: 'player',
  tag,
  does: "Lists the account's open sessions.",
  response: { 200: OwnSessions },
});
export const endOtherSessions = defineCall({
  method: 'DELETE',
  path: 'user/sessions',
  access: 'player',
  tag,
  does: "Ends the account's other sessions, and sign-ins that are half done.",
  response: { 204: none },
});
export const endSession = defineCall({
  method: 'DELETE',
  path: 'user/sessions/:id',
  access: 'player',
  tag,
  does: "Ends one of the account's sessions.",
  response: { 204: none },
});
export const changePassword = defineCall({
  method: 'POST',
  path: 'user/password',
  access: 'player',
  limit: 'login',
  tag,
  does: 'Changes the password and ends the other sessions.',
  body: PasswordBody,
  refuses: { 403: ['stepUp'] },
  response: { 200: Message },
});
