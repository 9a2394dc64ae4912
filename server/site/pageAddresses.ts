import { type Language, languages } from '../../contract/languages';

/** The facts from which the addresses in a page's head are built. */
export interface PageFacts {
  /** Without a language; matches the page's file. */
  path: string;
  language: Language;
  title: string;
  description: string;
  /** The path of the picture shown for shared links. */
  image: string;
  /** The name of the item the page is about, and that of the library. */
  item?: { name: string; library: string };
}

const escaped = (text: string) =>
  text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
/** A meta element; Open Graph's use `property`. */
export const meta = (name: string, content: string): string =>
  `<meta ${name.startsWith('og:') ? 'property' : 'name'}="${name}" content="${escaped(content)}" />`;
/** A link element. */
export const link = (rel: string, href: string, more = ''): string =>
  `<link rel="${rel}"${more} href="${escaped(href)}" />`;
/** A title element. */
export const titleOf = (title: string): string => `<title>${escaped(title)}</title>`;

/** JSON for a script or a comment in a page, neither of which it can close. */
const embedded = (value: unknown) =>
  JSON.stringify(value).replace(/</g, '\\u003c').replace(/>/g, '\\u003e').replace(/--/g, '-\\u002d');

/** Vietnamese is at the plain path, every other language at its own. */
const addressIn = (site: string, path: string, language: Language): string =>
  language === 'vi' ? site + path : `${site}/${language}${path === '/' ? '' : path}`;

/** Structured data (schema.org): the game, or an item of it with its place in the library. */
function structured(site: string, { path, language, description, image, item }: PageFacts): string[] {
  const game = { '@type': 'VideoGame', name: 'Outline', url: addressIn(site, '/', language) };
  const url = addressIn(site, path, language);
  const about = { description, image: site + image, inLanguage: language };
  const steps = item && [
    { name: item.library, item: addressIn(site, path.slice(0, path.lastIndexOf('/')), language) },
    { name: item.name, item: url },
  ];
  const graph =
    steps && item
      ? [
          { '@type': 'CreativeWork', name: item.name, url, ...about, isPartOf: game },
          {
            '@type': 'BreadcrumbList',
            itemListElement: steps.map((step, at) => ({ '@type': 'ListItem', position: at + 1, ...step })),
          },
        ]
      : path === '/'
        ? [{ ...game, ...about, gamePlatform: 'PC', genre: 'Tactical shooter', playMode: 'MultiPlayer' }]
        : [];
  if (graph.length === 0) return [];
  const data = embedded({ '@context': 'https://schema.org', '@graph': graph });
  return [`<script type="application/ld+json">${data}</script>`];
}

/** The parts of a page's head that must be absolute: canonical address, languages, picture, structured data. */
export function pageAddresses(site: string, facts: PageFacts): string[] {
  const { path, language, image } = facts;
  const own = addressIn(site, path, language);
  return [
    link('canonical', own),
    link('alternate', addressIn(site, path, 'vi'), ' hreflang="x-default"'),
    ...languages.map((each) => link('alternate', addressIn(site, path, each), ` hreflang="${each}"`)),
    meta('og:url', own),
    meta('og:image', site + image),
    ...structured(site, facts),
  ];
}

/** A placeholder in a page that was built without a site address; the server fills in its own. */
export const addressMark = (facts: PageFacts): string =>
  `<!--addresses ${embedded(facts)}-->${meta('og:image', facts.image)}`;
const mark = /<!--addresses ([^>]*)--><meta property="og:image"[^>]*>/;

/** Search engines have no use for a local address. */
export const isLocal = (site: string): boolean =>
  /^https?:\/\/(localhost|127\.|\[::1\]|0\.0\.0\.0)/.test(site);

/** The page with this site's addresses; unchanged without a placeholder, and on a site that only its own machine reaches. */
export const withAddresses = (html: string, site: string): string =>
  isLocal(site)
    ? html
    : html.replace(mark, (_, facts: string) => pageAddresses(site, JSON.parse(facts)).join('\n    '));

/** The sitemap of pages, given their paths, in each language. */
export function sitemap(site: string, paths: readonly string[]): string {
  const urls = paths.flatMap((path) => {
    const links = languages.map(
      (each) => `<xhtml:link rel="alternate" hreflang="${each}" href="${addressIn(site, path, each)}"/>`,
    );
    return languages.map((each) => `<url><loc>${addressIn(site, path, each)}</loc>${links.join('')}</url>`);
  });
  const spaces =
    'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"';
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${spaces}>\n${urls.join('\n')}\n</urlset>\n`;
}
