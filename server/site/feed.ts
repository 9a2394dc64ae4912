import type { NewsItem } from '../../contract/homeContent';
import { type Language, languages } from '../../contract/languages';
import { type ArticleContent, articleFile, newestFirst } from '../../contract/newsPages';
import { midnightOf } from '../../contract/vietnamTime';
import type { ReadContent } from './currentContent';
import { addressIn } from './pageFacts';
import { escapeXml } from './xml';

/** How many articles a feed has. */
const most = 20;
const titles: Record<Language, string> = { vi: 'Tin tức Outline', en: 'Outline news' };

/** The language of a feed's address; undefined for any other address. */
export const feedLanguage = (path: string): Language | undefined =>
  languages.find((language) => path === feedPath(language));
/** The address of a language's feed. */
export const feedPath = (language: Language) => addressIn('', '/news/feed.xml', language);

/** When an article came out: the moment at which its day begins in Vietnam. */
const publishedAt = ({ date }: NewsItem) => midnightOf(date).toISOString();
/** When it became what it is: a planned one may carry a later day. */
const updatedAt = (article: ArticleContent) =>
  publishedAt(article) > article.updated ? publishedAt(article) : article.updated;

/** What a feed is made for. */
interface FeedSite {
  /** The site's address. */
  site: string;
  /** Paths of the prerendered pages, without articles and events. */
  paths: readonly string[];
}

/** The HTML of a text with whole addresses, as not every reader knows the site's; pages are those of the feed's language. */
const withWholeAddresses = (html: string, { site, paths }: FeedSite, language: Language): string =>
  html.replace(/(\s(?:href|src|poster)=")(\/[^"?#]*)/g, (_, start: string, path: string) => {
    const isPage = paths.includes(path) || /^\/(?:news|events)\//.test(path);
    return start + (isPage ? addressIn(site, path, language) : site + path);
  });

function entryOf(feed: FeedSite, language: Language, article: ArticleContent): string {
  const { site } = feed;
  const address = addressIn(site, `/${articleFile(article.slugs[language])}`, language);
  return `<entry xml:lang="${article.lang ?? language}">
<id>${escapeXml(address)}</id>
<title>${escapeXml(article.title)}</title>
<link rel="alternate" type="text/html" href="${escapeXml(address)}"/>
<published>${publishedAt(article)}</published>
<updated>${updatedAt(article)}</updated>
<summary>${escapeXml(article.text)}</summary>
<content type="html">${escapeXml(withWholeAddresses(article.html, feed, language))}</content>
</entry>`;
}

/** The news as an Atom feed (RFC 4287), newest first, with their whole texts. */
export async function newsFeed(feed: FeedSite, language: Language, read: ReadContent): Promise<string> {
  const { site } = feed;
  const news = await read(language, 'news');
  const newest = newestFirst(news?.articles ?? []).slice(0, most);
  const whole = (item: NewsItem) => read(language, articleFile(item.slugs[language]));
  const found = await Promise.all(newest.map(whole));
  const articles = found.filter((one) => one !== undefined);
  const [last = '2025-01-01T00:00:00.000Z'] = articles.map(updatedAt).toSorted().reverse();
  const home = addressIn(site, '/news', language);
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}" xml:base="${escapeXml(site)}/">
<id>${escapeXml(home)}</id>
<title>${titles[language]}</title>
<link rel="self" type="application/atom+xml" href="${escapeXml(site + feedPath(language))}"/>
<link rel="alternate" type="text/html" href="${escapeXml(home)}"/>
<author><name>Outline</name></author>
<updated>${last}</updated>
${articles.map((article) => entryOf(feed, language, article)).join('\n')}
</feed>
`;
}
