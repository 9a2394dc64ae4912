import { type LoaderFunctionArgs, type NonIndexRouteObject, replace } from 'react-router-dom';
import { openArea } from '../../i18n/i18n';
import { paths } from '../../paths';
import { hadSession } from '../../session/session';
import { signInPath } from '../../session/signInPath';
import { readStored } from '../../session/stored';
import { AreaFallback } from '../errors/AreaFallback';
import { loadChunk } from '../errors/loadChunk';
import { RouteError } from '../errors/RouteError';
import { page, to } from '../layout/pageRoute';
import { type AccountTab, tabPath } from './tabs';

/**
 * The account centre needs a token; replaces the entry, so that Back does not loop (product.md section 2). A session that
 * ended earlier is the reason that the sign-in screen names.
 */
function needsToken({ request }: LoaderFunctionArgs): Response | null {
  if (readStored('accessToken') !== null) return null;
  return replace(hadSession() ? signInPath('expired', new URL(request.url).pathname) : paths.auth.login);
}

const tabs: Record<AccountTab, Parameters<typeof page>[2]> = {
  profile: () => import('./profile/ProfilePage'),
  purchases: () => import('./purchases/PurchasesPage'),
  wallet: () => import('./wallet/WalletPage'),
  items: () => import('./items/ItemsPage'),
  season: () => import('./season/SeasonPage'),
  security: () => import('./security/SecurityPage'),
  data: () => import('./data/DataPage'),
};

/** The account centre: a frame around a page for each tab; the overview has the address of the frame. */
export const accountArea: NonIndexRouteObject = {
  path: paths.account,
  loader: needsToken,
  lazy: async () => {
    const [{ AccountFrame }] = await loadChunk(() =>
      Promise.all([import('./AccountFrame'), openArea('account')]),
    );
    return { Component: AccountFrame };
  },
  errorElement: <RouteError />,
  hydrateFallbackElement: <AreaFallback />,
  children: [
    page(paths.account, 'account', () => import('./overview/OverviewPage')),
    ...Object.entries(tabs).map(([tab, load]) => page(tabPath(tab as AccountTab), 'account', load)),
    to('*', paths.account),
  ],
};
