import type { NewsItem } from '../../contract/homeContent';
import type { Language } from '../../contract/languages';
import { type ArticleFrame, articlePages, newsDrawings, previewSlug } from '../../contract/newsPages';
import { dayOf } from '../../contract/vietnamTime';
import type { Live } from './live';
import { pictureOf } from './pictureOf';
import { textsOf } from './texts';

const texts = ['title', 'summary', 'body'] as const;

/** An article as lists show it; one that was never published has the address of its preview. */
export function newsItemOf({ fields, from, slugs }: Live, language: Language): NewsItem {
  const { texts: own, ...rest } = textsOf(fields, texts, language);
  return {
    slugs: slugs ?? { vi: previewSlug, en: previewSlug },
    kind: Number(fields.kind),
    picture: newsDrawings[Number(fields.kind)] ?? 1,
    date: dayOf(fields.shownOn ? new Date(String(fields.shownOn)) : from),
    title: own.title,
    text: own.summary,
    ...pictureOf(fields),
    ...rest,
  };
}

/** The pages of all articles live, in their order, without their texts. */
export function articlesIn(news: readonly Live[], language: Language): ArticleFrame[] {
  const items = news.map((one) => newsItemOf(one, language));
  const pageAt = articlePages(items);
  return news.map(({ fields, from }, place) =>
    pageAt(place, { updated: from.toISOString(), onlyIn: textsOf(fields, texts, 'en').lang }),
  );
}
