import { type NonIndexRouteObject, redirect } from 'react-router-dom';
import { openArea } from '../i18n/i18n';
import { paths } from '../paths';
import { OutsideFallback } from './errors/AreaFallback';
import { loadChunk } from './errors/loadChunk';
import { AreaError } from './errors/RouteError';
import { page, to } from './layout/pageRoute';
import { SiteLayout } from './layout/SiteLayout';

/** The id of the main site's routes, to which others are added (otherRoutes.tsx). */
export const siteId = 'site';

/** The main site: every page shares one layout; unknown paths redirect home. */
export const siteRoutes: NonIndexRouteObject = {
  id: siteId,
  element: <SiteLayout />,
  errorElement: <AreaError />,
  hydrateFallbackElement: <OutsideFallback />,
  children: [
    page(paths.home, 'home', () => import('./home/HomePage'), 'home'),
    page(paths.shop, 'shop', () => import('./shop/ShopPage'), 'shop'),
    // One route for both, so that the library stays mounted below an item's dialog.
    page(`${paths.item}?`, 'library', () => import('./library/LibraryPage'), 'library'),
    // The list, a kind of it, or an article.
    page(`${paths.article}?`, 'news', () => import('./news/NewsPage'), 'news'),
    page(paths.download, 'download', () => import('./download/DownloadPage'), 'download'),
    page(paths.terms, 'terms', () => import('./legal/TermsPage')),
    page(paths.privacy, 'privacy', () => import('./legal/PrivacyPage')),
    page(paths.receipt, 'receipt', () => import('./receipt/ReceiptPage')),
    to(paths.profile, paths.account),
    to(paths.login, paths.auth.login),
    { path: '*', loader: () => redirect(paths.home), element: null },
  ],
};

/** The id of the auth area, to which its pages are added (auth/routes.tsx). */
export const authId = 'auth';

/**
 * The auth area, in its own layout. Until its pages have been added, an address in it matches the redirection, which shows
 * that the area is loading; without the area the frame of the main site would be shown.
 */
export const authArea: NonIndexRouteObject = {
  id: authId,
  path: '/auth',
  lazy: async () => {
    const [{ AuthLayout }] = await loadChunk(() =>
      Promise.all([import('./auth/AuthLayout'), openArea('auth')]),
    );
    return { Component: AuthLayout };
  },
  errorElement: <AreaError />,
  hydrateFallbackElement: <OutsideFallback />,
  children: [to('*', paths.auth.login), to('', paths.auth.login)],
};
