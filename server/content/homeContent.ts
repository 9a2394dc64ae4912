import type { HomeContent, NewsItem, Slide } from '../../contract/homeContent';
import type { Language } from '../../contract/languages';
import { englishName, textIn } from '../../contract/localized';
import { dayOf } from '../../contract/vietnamTime';
import type { InSight } from './inSight';

/** How many news the home page shows. */
const newsOnHome = 3;
/** The drawing of news without a cover, by kind. */
const drawings = [1, 2, 2, 3];

/**
 * A record's texts in one language: English only if all are there, so that no reader gets half of each. `lang` is the language
 * of texts that are not in the reader's.
 */
function textsOf<Name extends string>(fields: InSight['fields'], names: readonly Name[], language: Language) {
  const isWhole = language === 'vi' || names.every((name) => fields[englishName(name)]);
  const shown = isWhole ? language : 'vi';
  const texts = names.map((name) => [name, textIn(fields, name, shown).text]);
  return {
    texts: Object.fromEntries(texts) as Record<Name, string>,
    ...(!isWhole && { lang: 'vi' as const }),
  };
}

function slideOf({ fields }: InSight, language: Language): Slide {
  const names = ['name', 'label', 'title', 'outlined', 'text', 'action'] as const;
  const { texts, ...rest } = textsOf(fields, names, language);
  return { scene: fields.scene as Slide['scene'], ...texts, to: String(fields.to), ...rest };
}

function newsItemOf({ fields, from }: InSight, language: Language): NewsItem {
  const { texts, ...rest } = textsOf(fields, ['title', 'summary'], language);
  return {
    picture: drawings[Number(fields.kind)] ?? 1,
    date: dayOf(fields.shownOn ? new Date(String(fields.shownOn)) : from),
    title: texts.title,
    text: texts.summary,
    ...(fields.image ? { image: `/images/${String(fields.image)}` } : {}),
    ...rest,
  };
}

/** What of each resource is in sight; null if nothing of it was ever published. */
export interface HomeSources {
  banners: readonly InSight[] | null;
  news: readonly InSight[] | null;
}

/** What the home page shows in one language: the build's content with what is published in place of its samples. */
export const homeContent = (
  built: HomeContent,
  { banners, news }: HomeSources,
  language: Language,
): HomeContent => ({
  ...built,
  slides: banners?.map((banner) => slideOf(banner, language)) ?? built.slides,
  news: news?.slice(0, newsOnHome).map((item) => newsItemOf(item, language)) ?? built.news,
});
