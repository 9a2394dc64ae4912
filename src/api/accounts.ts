import type {
  CodeBody,
  EmailBody,
  LoginBody,
  RegisterBody,
  ResetBody,
  SignedIn,
} from '../../contract/accounts';
import type { Message } from '../../contract/errors';
import { request } from './request';

const post = <T>(path: string, json: unknown) => request<T>(path, { method: 'POST', json });

/** The calls of the auth area (product.md section 7, Authentication). Each throws `ApiError`. */
export const login = (body: LoginBody) => post<SignedIn>('user/auth/login', body);
export const register = (body: RegisterBody) => post<Message>('user/auth/register', body);
export const verifyEmail = (body: CodeBody) => post<Message>('user/auth/verify-email', body);
export const resendVerificationCode = (body: EmailBody) =>
  post<Message>('user/auth/resend-verification-code', body);
export const sendResetCode = (body: EmailBody) => post<Message>('user/forgot-password/send-code', body);
export const verifyResetCode = (body: CodeBody) => post<Message>('user/forgot-password/verify-code', body);
export const resetPassword = (body: ResetBody) => post<Message>('user/forgot-password/reset', body);
export const logout = () => request<void>('user/auth/logout', { method: 'POST' });
