import type { NewsItem } from '../../contract/homeContent';
import { type Language, languages } from '../../contract/languages';
import { type ArticleContent, articleFile, type NewsContent, newestFirst } from '../../contract/newsPages';
import { midnightOf } from '../../contract/vietnamTime';
import type { ReadContent } from './currentContent';
import { addressIn } from './pageFacts';
import { contentFile } from './render/builtContent';
import { escapeXml } from './xml';

/** How many articles a feed has. */
const most = 20;
const titles: Record<Language, string> = { vi: 'Tin tức Outline', en: 'Outline news' };

/** The language of a feed's address; undefined for any other address. */
export const feedLanguage = (path: string): Language | undefined =>
  languages.find((language) => path === feedPath(language));
const feedPath = (language: Language) => addressIn('', '/news/feed.xml', language);

/** A day in Vietnam as the moment at which it begins. */
const momentOf = (day: string) => midnightOf(day).toISOString();

function entryOf(site: string, language: Language, article: ArticleContent): string {
  const address = addressIn(site, `/${articleFile(article.slugs[language])}`, language);
  return `<entry xml:lang="${article.lang ?? language}">
<id>${escapeXml(address)}</id>
<title>${escapeXml(article.title)}</title>
<link rel="alternate" type="text/html" href="${escapeXml(address)}"/>
<published>${momentOf(article.date)}</published>
<updated>${momentOf(article.date)}</updated>
<summary>${escapeXml(article.text)}</summary>
<content type="html">${escapeXml(article.html)}</content>
</entry>`;
}

/** The news as an Atom feed (RFC 4287), newest first, with their whole texts. */
export async function newsFeed(site: string, language: Language, read: ReadContent): Promise<string> {
  const news = (await read(contentFile(language, 'news'))) as NewsContent | undefined;
  const newest = newestFirst(news?.articles ?? []).slice(0, most);
  const whole = (item: NewsItem) => read(contentFile(language, articleFile(item.slugs[language])));
  const articles = (await Promise.all(newest.map(whole))).filter((one) => one !== undefined);
  const home = addressIn(site, '/news', language);
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}" xml:base="${escapeXml(site)}/">
<id>${escapeXml(home)}</id>
<title>${titles[language]}</title>
<link rel="self" type="application/atom+xml" href="${escapeXml(site + feedPath(language))}"/>
<link rel="alternate" type="text/html" href="${escapeXml(home)}"/>
<author><name>Outline</name></author>
<updated>${momentOf(newest[0]?.date ?? '2025-01-01')}</updated>
${articles.map((article) => entryOf(site, language, article as ArticleContent)).join('\n')}
</feed>
`;
}
