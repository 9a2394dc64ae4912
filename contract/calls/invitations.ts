import { Type } from 'typebox';
import { AcceptBody, InvitationQuery, InvitationShown } from '../staff';
import { defineCall } from './call';

const guest = {
  method: 'POST',
  access: 'guest',
  limit: 'codeTry',
  staysOpen: true,
  tag: 'accounts',
  isEntry: true,
} as const;

export const getInvitation = defineCall({
  ...guest,
  path: 'user/auth/invitation',
  does: 'What an invitation is for; its link is the proof.',
  body: InvitationQuery,
  response: { 200: InvitationShown },
});
export const acceptInvitation = defineCall({
  ...guest,
  path: 'user/auth/invitation/accept',
  does: 'Accepts an invitation and sets the password of a new account.',
  body: AcceptBody,
  response: { 200: Type.Object({ email: Type.String() }) },
});
