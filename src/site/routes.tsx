import { type RouteObject, redirect, replace } from 'react-router-dom';
import { openArea } from '../i18n/i18n';
import { paths } from '../paths';
import { readStored } from '../session/stored';
import { SiteLayout } from './layout/SiteLayout';
import type { PageHandle } from './layout/useDocumentTitle';
import { AreaFallback } from './ui/AreaFallback';

/** A page whose code comes with its first visit. */
const page = (
  path: string,
  title: PageHandle['title'],
  load: () => Promise<{ Page: React.ComponentType }>,
): RouteObject => ({
  path,
  handle: { title } satisfies PageHandle,
  lazy: async () => ({ Component: (await load()).Page }),
  hydrateFallbackElement: <AreaFallback />,
});

const to = (path: string, target: string): RouteObject => ({
  path,
  loader: () => replace(target),
  element: null,
});

/** The account centre needs a token; Back must not loop, so this replaces (product.md section 2). */
const needsToken = () => (readStored('accessToken') === null ? replace(paths.auth.login) : null);

/** The main site: every page lies inside one layout; any other path goes home. */
export const siteRoutes: RouteObject = {
  element: <SiteLayout />,
  hydrateFallbackElement: <AreaFallback />,
  children: [
    page(paths.home, 'home', () => import('./home/HomePage')),
    page(paths.shop, 'shop', () => import('./shop/ShopPage')),
    page(paths.library, 'library', () => import('./library/LibraryPage')),
    page(paths.download, 'download', () => import('./download/DownloadPage')),
    { ...page(paths.account, 'account', () => import('./account/AccountPage')), loader: needsToken },
    page(paths.terms, 'terms', () => import('./legal/TermsPage')),
    page(paths.privacy, 'privacy', () => import('./legal/PrivacyPage')),
    to(paths.profile, paths.account),
    to(paths.login, paths.auth.login),
    { path: '*', loader: () => redirect(paths.home), element: null },
  ],
};

/** The authentication area, in a layout of its own. */
export const authRoutes: RouteObject = {
  path: '/auth',
  lazy: async () => {
    const [{ AuthLayout }] = await Promise.all([import('./auth/AuthLayout'), openArea('auth')]);
    return { Component: AuthLayout };
  },
  hydrateFallbackElement: <AreaFallback />,
  children: [
    page(paths.auth.login, 'login', () => import('./auth/LoginPage')),
    page(paths.auth.forgotPassword, 'forgotPassword', () => import('./auth/ForgotPasswordPage')),
    page(paths.auth.verifyEmail, 'verifyEmail', () => import('./auth/VerifyEmailPage')),
    page(
      paths.auth.verifyResetPassword,
      'verifyResetPassword',
      () => import('./auth/VerifyResetPasswordPage'),
    ),
    page(paths.auth.setPassword, 'setPassword', () => import('./auth/SetPasswordPage')),
    page(paths.auth.googleCallback, 'google', () => import('./auth/GoogleCallbackPage')),
    { path: '*', loader: () => replace(paths.auth.login), element: null },
    { index: true, loader: () => replace(paths.auth.login), element: null },
  ],
};
