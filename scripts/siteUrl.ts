import { loadEnv } from 'vite';
import { paths } from '../src/paths';
import { library } from '../src/site/content/demo/library';
import { itemPath } from '../src/site/library/item';

/** The public URL of the site, for absolute links; empty when VITE_SITE_URL is unset. */
export const siteUrl = (): string =>
  (loadEnv('production', process.cwd(), 'VITE_').VITE_SITE_URL ?? '').replace(/\/+$/, '');

/** The prerendered public pages: path, catalogue name, module. */
const publicPages = [
  { path: paths.home, name: 'home', module: 'src/site/home/HomePage.tsx' },
  { path: paths.shop, name: 'shop', module: 'src/site/shop/ShopPage.tsx' },
  { path: paths.library, name: 'library', module: 'src/site/library/LibraryPage.tsx' },
  { path: paths.download, name: 'download', module: 'src/site/download/DownloadPage.tsx' },
  { path: paths.terms, name: 'terms', module: 'src/site/legal/TermsPage.tsx' },
  { path: paths.privacy, name: 'privacy', module: 'src/site/legal/PrivacyPage.tsx' },
] as const;

/** The items of the library, each a page of its own. */
const itemPages = library.map(({ id }) => ({
  path: itemPath(id),
  name: 'library' as const,
  module: 'src/site/library/LibraryPage.tsx',
}));

/** Every prerendered page. */
export const allPages = [...publicPages, ...itemPages];
