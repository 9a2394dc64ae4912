import { type Language, languages } from '../../contract/languages';
import { contentIn } from './contentBlock';
import { addressIn, embedded, type PageFacts } from './pageFacts';
import { structured } from './structured';

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

const feedType = ' type="application/atom+xml"';

/** The parts of a page's head that must be absolute: canonical address, languages, picture, structured data. */
export function pageAddresses(site: string, facts: PageFacts): string[] {
  const { path, language, image, paths } = facts;
  const own = addressIn(site, path, language);
  const written = languages.filter((each) => !paths || paths[each]);
  const inLanguage = (each: Language) => addressIn(site, paths?.[each] ?? path, each);
  const isNews = path.startsWith('/news');
  return [
    link('canonical', own),
    link('alternate', inLanguage(written[0] ?? 'vi'), ' hreflang="x-default"'),
    ...written.map((each) => link('alternate', inLanguage(each), ` hreflang="${each}"`)),
    ...(isNews ? [link('alternate', addressIn(site, '/news/feed.xml', language), feedType)] : []),
    meta('og:url', own),
    meta('og:image', site + image),
    ...structured(site, facts),
  ];
}

/** A placeholder in a page that was built without a site address; the server fills in its own. The page holds its content already. */
export const addressMark = ({ content: _, ...facts }: PageFacts): string =>
  `<!--addresses ${embedded(facts)}-->${meta('og:image', facts.image)}`;
const mark = /<!--addresses ([^>]*)--><meta property="og:image"[^>]*>/;

/** Search engines have no use for a local address. */
export const isLocal = (site: string): boolean =>
  /^https?:\/\/(localhost|127\.|\[::1\]|0\.0\.0\.0)/.test(site);

/** The page with this site's addresses; unchanged without a placeholder, and on a site that only its own machine reaches. */
export const withAddresses = (html: string, site: string): string =>
  isLocal(site)
    ? html
    : html.replace(mark, (_, text: string) => {
        const facts: PageFacts = JSON.parse(text);
        return pageAddresses(site, { ...facts, content: contentIn(html) }).join('\n    ');
      });
