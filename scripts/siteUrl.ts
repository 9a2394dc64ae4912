import { loadEnv } from 'vite';
import type { Language } from '../contract/languages';
import { newsKinds } from '../contract/newsPages';
import { paths } from '../src/paths';
import { sampleEventSlugs } from '../src/site/content/demo/events';
import { library as items } from '../src/site/content/demo/library';
import { sampleSlugs } from '../src/site/content/demo/news';
import type { PublicPage as DescribedPage } from '../src/site/content/descriptions';
import { itemPath } from '../src/site/library/item';

/** The public URL of the site, for absolute links; empty when VITE_SITE_URL is unset. */
export const siteUrl = (): string =>
  (loadEnv('production', process.cwd(), 'VITE_').VITE_SITE_URL ?? '').replace(/\/+$/, '');

const newsPath = (page: string) => paths.article.replace(':page', page);
const eventPath = (slug: string) => paths.event.replace(':event', slug);

/** A prerendered page. */
export interface PublicPage {
  /** Without a language. */
  path: string;
  /** Its path in each language, if it differs. */
  paths?: Record<Language, string>;
  /** Name of its texts. */
  name: DescribedPage;
  module: string;
  /** What it loads of its own accord, and is prerendered with: a module, and the area of its texts. */
  part?: { module: string; texts: string };
  /** The module of its routes, if that is not part of every page. */
  routes?: string;
}

const library = { name: 'library', module: 'src/site/library/LibraryPage.tsx' } as const;
const news = { name: 'news', module: 'src/site/news/NewsPage.tsx' } as const;

const otherRoutes = 'src/site/otherRoutes.tsx';

const events = { name: 'events', module: 'src/site/events/EventsPage.tsx', routes: otherRoutes } as const;

const publicPages: PublicPage[] = [
  { path: paths.home, name: 'home', module: 'src/site/home/HomePage.tsx' },
  {
    path: paths.shop,
    name: 'shop',
    module: 'src/site/shop/ShopPage.tsx',
    part: { module: 'src/site/shop/packages/PackageSlider.tsx', texts: 'packages' },
  },
  { path: paths.library, ...library },
  { path: paths.download, name: 'download', module: 'src/site/download/DownloadPage.tsx' },
  { path: paths.news, ...news },
  { path: paths.events, ...events },
  { path: paths.season, name: 'season', module: 'src/site/season/SeasonPage.tsx', routes: otherRoutes },
  {
    path: paths.wardrobe,
    name: 'wardrobe',
    module: 'src/site/wardrobe/WardrobePage.tsx',
    routes: otherRoutes,
  },
  {
    path: paths.support,
    name: 'support',
    module: 'src/site/support/SupportPage.tsx',
    routes: otherRoutes,
  },
  { path: paths.terms, name: 'terms', module: 'src/site/legal/TermsPage.tsx' },
  { path: paths.privacy, name: 'privacy', module: 'src/site/legal/PrivacyPage.tsx' },
];

/** The items of the library, each a page of its own. */
const itemPages: PublicPage[] = items.map(({ id }) => ({ path: itemPath(id), ...library }));

/** The kinds of news, and the articles, whose addresses differ by language. */
const newsPages: PublicPage[] = [
  ...newsKinds.map((kind) => ({ path: newsPath(kind), ...news })),
  ...sampleSlugs.map(({ vi, en }) => ({
    path: newsPath(vi),
    paths: { vi: newsPath(vi), en: newsPath(en) },
    ...news,
  })),
];

/** The events, whose addresses differ by language, too. */
const eventPages: PublicPage[] = sampleEventSlugs.map((slugs) => {
  const own = { vi: eventPath(slugs.vi), en: eventPath(slugs.en) };
  return { path: own.vi, paths: own, ...events };
});

/** Every prerendered page. */
export const allPages: PublicPage[] = [...publicPages, ...itemPages, ...newsPages, ...eventPages];

/** Pages that only the server renders, of which the build makes nothing but frames. */
export const renderedPages: PublicPage[] = [
  { path: paths.card, name: 'card', module: 'src/site/card/CardPage.tsx', routes: otherRoutes },
];

/** The path of a page in a language. */
export const pathIn = ({ path, paths: own }: PublicPage, language: Language): string =>
  own?.[language] ?? path;

/** The name of a page's content, if it has any: an article's and an event's is its path (`articleFile`, `eventFile`). */
export const contentName = (page: PublicPage, language: Language): string =>
  page.paths?.[language].slice(1) ?? page.name;
