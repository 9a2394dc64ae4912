import { CodeBody, EmailBody, LoginBody, RegisterBody, ResetBody, SignedIn } from '../accounts';
import { Message } from '../errors';
import { NotMeBody } from '../sessions';
import { defineCall } from './call';

const tag = 'accounts';

export const register = defineCall({
  method: 'POST',
  path: 'user/auth/register',
  access: 'guest',
  limit: 'register',
  isEntry: true,
  tag,
  does: 'Creates an account and sends a code to its e-mail address.',
  body: RegisterBody,
  refuses: { 409: ['email', 'userName'] },
  response: { 201: Message },
});
export const verifyEmail = defineCall({
  method: 'POST',
  path: 'user/auth/verify-email',
  access: 'guest',
  limit: 'codeTry',
  isEntry: true,
  tag,
  does: 'Confirms the e-mail address with its code.',
  body: CodeBody,
  response: { 200: Message },
});
export const resendVerificationCode = defineCall({
  method: 'POST',
  path: 'user/auth/resend-verification-code',
  access: 'guest',
  limit: 'codeSend',
  isEntry: true,
  tag,
  does: 'Sends another code to confirm the e-mail address.',
  body: EmailBody,
  response: { 200: Message },
});
export const login = defineCall({
  method: 'POST',
  path: 'user/auth/login',
  access: 'guest',
  limit: 'login',
  staysOpen: true,
  isEntry: true,
  tag,
  does: 'Signs in by e-mail and password, and by the second factor of an account that has one.',
  body: LoginBody,
  refuses: { 401: ['code'], 403: ['email', 'closed'] },
  response: { 200: SignedIn },
});
export const denySignIn = defineCall({
  method: 'POST',
  path: 'user/auth/not-me',
  access: 'guest',
  limit: 'codeTry',
  isEntry: true,
  tag,
  does: 'Ends the session that a mail told its owner about.',
  body: NotMeBody,
  response: { 200: Message },
});

export const sendResetCode = defineCall({
  method: 'POST',
  path: 'user/forgot-password/send-code',
  access: 'guest',
  limit: 'codeSend',
  isEntry: true,
  tag,
  does: 'Sends a code to set a new password.',
  body: EmailBody,
  response: { 200: Message },
});
export const verifyResetCode = defineCall({
  method: 'POST',
  path: 'user/forgot-password/verify-code',
  access: 'guest',
  limit: 'codeTry',
  isEntry: true,
  tag,
  does: 'Checks a code for a new password without using it up.',
  body: CodeBody,
  response: { 200: Message },
});
export const resetPassword = defineCall({
  method: 'POST',
  path: 'user/forgot-password/reset',
  access: 'guest',
  limit: 'codeTry',
  isEntry: true,
  tag,
  does: 'Sets a new password with a code and ends every session.',
  body: ResetBody,
  response: { 200: Message },
});
