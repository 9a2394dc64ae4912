import { Type } from 'typebox';
import { SignedIn } from '../accounts';
import { FactorBody } from '../secondFactor';
import { defineCall } from './call';

/** Open during maintenance too, because staff sign in this way; players are refused once they are identified. */
const entry = {
  access: 'guest',
  limit: 'google',
  staysOpen: true,
  isEntry: true,
  tag: 'accounts',
} as const;

export const googleLogin = defineCall({
  ...entry,
  method: 'GET',
  path: 'external/auth/google-login',
  does: 'Leads the pop-up to Google.',
  query: Type.Object({ redirect_uri: Type.Optional(Type.String()) }),
  response: {},
  raw: 'page',
});
export const googleCallback = defineCall({
  ...entry,
  method: 'GET',
  path: 'external/auth/google-callback',
  does: 'Where Google leads back to; goes on to the page of the pop-up.',
  response: {},
  raw: 'page',
});
/** An empty POST: the proof is the one-time cookie of the callback. */
export const takeGoogleSession = defineCall({
  ...entry,
  method: 'POST',
  path: 'external/auth/google-token',
  does: 'Takes the session that the callback left for this browser; works once. Opens an account again that is to be erased if told so.',
  query: Type.Object({ reopen: Type.Optional(Type.Literal('yes')) }),
  refuses: { 401: ['code'], 403: ['closed'] },
  response: { 200: SignedIn },
});
export const signInWithFactor = defineCall({
  method: 'POST',
  path: 'user/auth/second-factor',
  access: 'guest',
  limit: 'login',
  staysOpen: true,
  isEntry: true,
  tag: 'accounts',
  does: 'Ends a sign-in by Google with the second factor.',
  body: FactorBody,
  refuses: { 401: ['code'] },
  response: { 200: SignedIn },
});
