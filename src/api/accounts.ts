import type { CodeBody, EmailBody, LoginBody, RegisterBody, ResetBody } from '../../contract/accounts';
import * as calls from '../../contract/calls/accounts';
import { call } from './call';

/** The calls of the auth area (product.md section 7, Authentication). Each throws `ApiError`. */
export const login = (body: LoginBody) => call(calls.login, { body });
export const register = (body: RegisterBody) => call(calls.register, { body });
export const verifyEmail = (body: CodeBody) => call(calls.verifyEmail, { body });
export const resendVerificationCode = (body: EmailBody) => call(calls.resendVerificationCode, { body });
export const sendResetCode = (body: EmailBody) => call(calls.sendResetCode, { body });
export const verifyResetCode = (body: CodeBody) => call(calls.verifyResetCode, { body });
export const resetPassword = (body: ResetBody) => call(calls.resetPassword, { body });
