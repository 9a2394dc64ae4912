import { type LoaderFunction, type RouteObject, redirect, replace } from 'react-router-dom';
import { type Area, openArea } from '../i18n/i18n';
import { paths } from '../paths';
import { readStored } from '../session/stored';
import { AreaFallback } from './errors/AreaFallback';
import { loadChunk } from './errors/loadChunk';
import { AreaError, RouteError } from './errors/RouteError';
import { SiteLayout } from './layout/SiteLayout';
import type { PageHandle } from './layout/useDocumentTitle';

interface PageModule {
  Page: React.ComponentType;
  /** Loads its content. */
  ready?: () => Promise<void>;
  /** Loads the content of the address, where the page's addresses differ in it. */
  loader?: LoaderFunction;
}

/** A page whose code, texts and content load on the first visit. */
const page = (
  path: string,
  title: PageHandle['title'],
  load: () => Promise<PageModule>,
  area?: Area,
): RouteObject => ({
  path,
  handle: { title } satisfies PageHandle,
  lazy: async () => {
    const { Page, loader } = await loadChunk(async () => {
      const [module] = await Promise.all([load(), area && openArea(area)]);
      await module.ready?.();
      return module;
    });
    return { Component: Page, ...(loader && { loader }) };
  },
  errorElement: <RouteError />,
  hydrateFallbackElement: <AreaFallback />,
});

const to = (path: string, target: string): RouteObject => ({
  path,
  loader: () => replace(target),
  element: null,
});

/** The account centre needs a token; replaces the entry, so that Back does not loop (product.md section 2). */
const needsToken = () => (readStored('accessToken') === null ? replace(paths.auth.login) : null);

/** The main site: every page shares one layout; unknown paths redirect home. */
export const siteRoutes: RouteObject = {
  element: <SiteLayout />,
  errorElement: <AreaError />,
  hydrateFallbackElement: <AreaFallback />,
  children: [
    page(paths.home, 'home', () => import('./home/HomePage'), 'home'),
    page(paths.shop, 'shop', () => import('./shop/ShopPage'), 'shop'),
    // One route for both, so that the library stays mounted below an item's dialog.
    page(`${paths.item}?`, 'library', () => import('./library/LibraryPage'), 'library'),
    // The list, a kind of it, or an article.
    page(`${paths.article}?`, 'news', () => import('./news/NewsPage'), 'news'),
    page(paths.download, 'download', () => import('./download/DownloadPage'), 'download'),
    {
      ...page(paths.account, 'account', () => import('./account/AccountPage'), 'account'),
      loader: needsToken,
    },
    page(paths.terms, 'terms', () => import('./legal/TermsPage')),
    page(paths.privacy, 'privacy', () => import('./legal/PrivacyPage')),
    page(paths.receipt, 'receipt', () => import('./receipt/ReceiptPage')),
    to(paths.profile, paths.account),
    to(paths.login, paths.auth.login),
    { path: '*', loader: () => redirect(paths.home), element: null },
  ],
};

/** The auth area, in its own layout. */
export const authRoutes: RouteObject = {
  path: '/auth',
  lazy: async () => {
    const [{ AuthLayout }] = await loadChunk(() =>
      Promise.all([import('./auth/AuthLayout'), openArea('auth')]),
    );
    return { Component: AuthLayout };
  },
  errorElement: <AreaError />,
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
    page(paths.auth.notMe, 'notMe', () => import('./auth/NotMePage')),
    page(paths.auth.googleCallback, 'google', () => import('./auth/GoogleCallbackPage')),
    page(paths.auth.invitation, 'invitation', () => import('./auth/InvitationPage')),
    { path: '*', loader: () => replace(paths.auth.login), element: null },
    { index: true, loader: () => replace(paths.auth.login), element: null },
  ],
};
