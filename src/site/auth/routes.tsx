import type { RouteObject } from 'react-router-dom';
import { paths } from '../../paths';
import { AreaFallback } from '../errors/AreaFallback';
import { AreaError } from '../errors/RouteError';
import { page, to } from '../layout/pageRoute';
import { AuthLayout } from './AuthLayout';

/** The auth area, in its own layout. */
export const authRoutes: RouteObject = {
  path: '/auth',
  element: <AuthLayout />,
  errorElement: <AreaError />,
  hydrateFallbackElement: <AreaFallback />,
  children: [
    page(paths.auth.login, 'login', () => import('./LoginPage')),
    page(paths.auth.forgotPassword, 'forgotPassword', () => import('./ForgotPasswordPage')),
    page(paths.auth.verifyEmail, 'verifyEmail', () => import('./VerifyEmailPage')),
    page(paths.auth.verifyResetPassword, 'verifyResetPassword', () => import('./VerifyResetPasswordPage')),
    page(paths.auth.setPassword, 'setPassword', () => import('./SetPasswordPage')),
    page(paths.auth.notMe, 'notMe', () => import('./NotMePage')),
    page(paths.auth.googleCallback, 'google', () => import('./GoogleCallbackPage')),
    page(paths.auth.invitation, 'invitation', () => import('./InvitationPage')),
    to('*', paths.auth.login),
    to('', paths.auth.login),
  ],
};
