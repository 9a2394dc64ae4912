import { type NonIndexRouteObject, redirect, replace } from 'react-router-dom';
import { paths } from '../paths';
import { readStored } from '../session/stored';
import { AreaFallback } from './errors/AreaFallback';
import { AreaError } from './errors/RouteError';
import { page, to } from './layout/pageRoute';
import { SiteLayout } from './layout/SiteLayout';

/** The account centre needs a token; replaces the entry, so that Back does not loop (product.md section 2). */
const needsToken = () => (readStored('accessToken') === null ? replace(paths.auth.login) : null);

/** The id of the main site's routes, to which others are added (otherRoutes.tsx). */
export const siteId = 'site';

/** The main site: every page shares one layout; unknown paths redirect home. */
export const siteRoutes: NonIndexRouteObject = {
  id: siteId,
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
