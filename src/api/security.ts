import type { SignedIn } from '../../contract/accounts';
import type { Message } from '../../contract/errors';
import type { FactorBody } from '../../contract/secondFactor';
import type { NotMeBody } from '../../contract/sessions';
import type { AcceptBody, InvitationShown } from '../../contract/staff';
import { request } from './request';

const post = <T>(path: string, json: unknown) => request<T>(`user/auth/${path}`, { method: 'POST', json });

/** Gives the second factor that Google's sign-in left open for this browser. */
export const giveSecondFactor = (body: FactorBody) => post<SignedIn>('second-factor', body);
/** Disowns the sign-in that a notice told about. */
export const denySignIn = (body: NotMeBody) => post<Message>('not-me', body);
export const showInvitation = (token: string) => post<InvitationShown>('invitation', { token });
export const acceptInvitation = (body: AcceptBody) => post<{ email: string }>('invitation/accept', body);
