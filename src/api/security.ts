import { denySignIn as denySignInCall } from '../../contract/calls/accounts';
import { signInWithFactor } from '../../contract/calls/google';
import * as invitations from '../../contract/calls/invitations';
import type { FactorBody } from '../../contract/secondFactor';
import type { NotMeBody } from '../../contract/sessions';
import type { AcceptBody } from '../../contract/staff';
import { call } from './call';

/** Completes a Google sign-in of this browser with the second factor that it still lacked. */
export const giveSecondFactor = (body: FactorBody) => call(signInWithFactor, { body });
/** Disowns the sign-in that a notice reported. */
export const denySignIn = (body: NotMeBody) => call(denySignInCall, { body });
export const showInvitation = (token: string) => call(invitations.getInvitation, { body: { token } });
export const acceptInvitation = (body: AcceptBody) => call(invitations.acceptInvitation, { body });
