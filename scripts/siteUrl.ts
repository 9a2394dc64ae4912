import { loadEnv } from 'vite';

/** The public address of the site, for links that must be absolute; empty when VITE_SITE_URL is unset. */
export const siteUrl = (): string =>
  (loadEnv('production', process.cwd(), 'VITE_').VITE_SITE_URL ?? '').replace(/\/+$/, '');

export const languages = ['vi', 'en'] as const;
export type Language = (typeof languages)[number];

/** The public pages that arrive as HTML: address, name in the catalogues, module. */
export const publicPages = [
  { path: '/', name: 'home', module: 'src/site/home/HomePage.tsx' },
  { path: '/shops', name: 'shop', module: 'src/site/shop/ShopPage.tsx' },
  { path: '/librarys', name: 'library', module: 'src/site/library/LibraryPage.tsx' },
  { path: '/download', name: 'download', module: 'src/site/download/DownloadPage.tsx' },
  { path: '/terms', name: 'terms', module: 'src/site/legal/TermsPage.tsx' },
  { path: '/privacy', name: 'privacy', module: 'src/site/legal/PrivacyPage.tsx' },
] as const;

/** The address of a page in a language of its own; the plain one follows the visitor's cookie. */
export const inLanguage = (path: string, language: Language): string =>
  `/${language}${path === '/' ? '' : path}`;
