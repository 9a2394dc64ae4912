import { RefreshBody, Tokens } from '../accounts';
import { defineCall, none } from './call';

const tag = 'accounts';

export const refreshToken = defineCall({
  method: 'POST',
  path: 'user/auth/refresh-token',
  access: 'guest',
  limit: 'refreshToken',
  staysOpen: true,
  isEntry: true,
  tag,
  does: 'Exchanges a refresh token for a new access token.',
  body: RefreshBody,
  response: { 200: Tokens },
});
export const logout = defineCall({
  method: 'POST',
  path: 'user/auth/logout',
  access: 'guest',
  staysOpen: true,
  isEntry: true,
  tag,
  does: 'Ends the session of the access token, even of an expired one.',
  response: { 204: none },
});
