import type { RouteObject } from 'react-router-dom';
import { paths } from '../../paths';
import { page, to } from '../layout/pageRoute';

/** The pages of the auth area. */
export const authPages: RouteObject[] = [
  page(paths.auth.login, 'login', () => import('./LoginPage')),
  // People type it; nothing links to it.
  to('/auth/register', `${paths.auth.login}?tab=register`),
  page(paths.auth.forgotPassword, 'forgotPassword', () => import('./ForgotPasswordPage')),
  page(paths.auth.verifyEmail, 'verifyEmail', () => import('./VerifyEmailPage')),
  page(paths.auth.verifyResetPassword, 'verifyResetPassword', () => import('./VerifyResetPasswordPage')),
  page(paths.auth.setPassword, 'setPassword', () => import('./SetPasswordPage')),
  page(paths.auth.notMe, 'notMe', () => import('./NotMePage')),
  page(paths.auth.googleCallback, 'google', () => import('./GoogleCallbackPage')),
  page(paths.auth.invitation, 'invitation', () => import('./InvitationPage')),
];
