import type { NewsItem } from '../../../../contract/homeContent';
import type { Language } from '../../../../contract/languages';
import { textIn } from '../../../../contract/localized';
import {
  type ArticleContent,
  articleBody,
  articlePages,
  type NewsContent,
  newsDrawings,
} from '../../../../contract/newsPages';
import { sampleBodies } from '../../../../contract/samples/articles';
import { htmlOfSample } from '../../../../contract/samples/html';
import { sampleNews } from '../../../../contract/samples/news';
import { slugOf } from '../../../../contract/slug';
import { midnightOf } from '../../../../contract/vietnamTime';

const itemsIn = (language: Language, moment: Date): NewsItem[] =>
  sampleNews(moment).map((item) => ({
    slugs: { vi: slugOf(item.title), en: slugOf(item.titleEn) },
    kind: item.kind,
    picture: newsDrawings[item.kind],
    date: item.day,
    title: textIn(item, 'title', language).text,
    text: textIn(item, 'summary', language).text,
  }));

/** The addresses of each sample article. */
export const sampleSlugs: ReadonlyArray<Record<Language, string>> = itemsIn('vi', new Date()).map(
  ({ slugs }) => slugs,
);

/** The demo content of the list of news in one language, as of the moment of the build. */
export const newsOf = (language: Language, moment = new Date()): NewsContent => ({
  articles: itemsIn(language, moment),
});

/** The demo content of an article in one language, by its slug in either; null when there is none. */
export function articleOf(slug: string, language: Language, moment = new Date()): ArticleContent | null {
  const items = itemsIn(language, moment);
  const place = items.findIndex(({ slugs }) => slugs.vi === slug || slugs.en === slug);
  const item = items[place];
  if (!item) return null;
  const key = sampleNews(moment)[place]?.key;
  const { text } = textIn(key ? sampleBodies[key] : {}, 'body', language);
  const updated = midnightOf(item.date).toISOString();
  return { ...articlePages(items)(place, { updated }), ...articleBody(htmlOfSample(text)) };
}
