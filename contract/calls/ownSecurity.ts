import { CodeBody } from '../accounts';
import { Message } from '../errors';
import { EmailChangeBody, GoogleWay, OwnSecurity, ProofBody } from '../ownSecurity';
import { defineCall } from './call';

const own = { access: 'player', tag: 'accounts' } as const;
const proven = { ...own, method: 'POST', body: ProofBody, refuses: { 403: ['google', 'stepUp'] } } as const;

export const getOwnSecurity = defineCall({
  ...own,
  method: 'GET',
  path: 'user/security',
  does: 'Says how the account is protected, and how it can be proven before that changes.',
  response: { 200: OwnSecurity },
});
export const changeOwnEmail = defineCall({
  ...proven,
  path: 'user/email',
  limit: 'codeSend',
  does: 'Sends a code to the new address of a player who changes the e-mail; three changes begin a day.',
  body: EmailChangeBody,
  refuses: { ...proven.refuses, 409: ['email'] },
  response: { 200: Message },
});
export const confirmOwnEmail = defineCall({
  ...own,
  method: 'POST',
  path: 'user/email/confirm',
  limit: 'codeTry',
  does: 'Changes the e-mail with that code: sessions end, Google is unlinked, and the earlier address can undo it for 7 days.',
  body: CodeBody,
  refuses: { 409: ['email'] },
  response: { 200: Message },
});
export const linkGoogle = defineCall({
  ...proven,
  path: 'user/google/link',
  limit: 'google',
  does: 'Returns where a window goes to link a Google account to the player’s.',
  response: { 200: GoogleWay },
});
export const unlinkGoogle = defineCall({
  ...proven,
  path: 'user/google/unlink',
  limit: 'login',
  does: 'Unlinks Google from a player’s account that has a password.',
  response: { 200: Message },
});
