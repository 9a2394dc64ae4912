import type { NewsItem } from '../../../../contract/homeContent';
import type { Language } from '../../../../contract/languages';
import { textIn } from '../../../../contract/localized';
import {
  type ArticleContent,
  articleBody,
  articlePages,
  type NewsContent,
} from '../../../../contract/newsPages';
import { sampleBodies } from '../../../../contract/samples/articles';
import { htmlOfSample } from '../../../../contract/samples/html';
import { sampleNews } from '../../../../contract/samples/news';
import { slugOf } from '../../../../contract/slug';
import { midnightOf } from '../../../../contract/vietnamTime';

const itemsIn = (language: Language): NewsItem[] =>
  sampleNews.map((item) => ({
    slugs: { vi: slugOf(item.title), en: slugOf(item.titleEn) },
    kind: item.kind,
    picture: item.picture,
    date: item.day,
    title: textIn(item, 'title', language).text,
    text: textIn(item, 'summary', language).text,
  }));

/** The addresses of each sample article. */
export const sampleSlugs: ReadonlyArray<Record<Language, string>> = itemsIn('vi').map(({ slugs }) => slugs);

/** The demo content of the list of news in one language. */
export const newsOf = (language: Language): NewsContent => ({ articles: itemsIn(language) });

/** The demo content of an article in one language, by its slug in either; null when there is none. */
export function articleOf(slug: string, language: Language): ArticleContent | null {
  const items = itemsIn(language);
  const place = items.findIndex(({ slugs }) => slugs.vi === slug || slugs.en === slug);
  const item = items[place];
  if (!item) return null;
  const { text } = textIn(sampleBodies[item.picture] ?? {}, 'body', language);
  const updated = midnightOf(item.date).toISOString();
  return { ...articlePages(items)(place, { updated }), ...articleBody(htmlOfSample(text)) };
}
