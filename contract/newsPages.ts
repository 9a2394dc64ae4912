import type { NewsItem } from './homeContent';
import type { Language } from './languages';
import type { ListContent } from './listContent';

/** The addresses of the kinds' pages, `/news/<kind>`, in the order of `news.kind`; no article has one of them. */
export const newsKinds = ['update', 'event', 'tournament', 'behind-the-scenes'] as const;

/** The number of the drawing of news without a cover, `/art/news/<number>.svg`, by kind. */
export const newsDrawings = [1, 4, 2, 3] as const;

/** What `/news` and the pages of the kinds show, in one language: every article live, in its order. */
export interface NewsContent extends ListContent {
  articles: NewsItem[];
}

/** What leads from an article to another. */
export type ArticleLink = Pick<NewsItem, 'slugs' | 'title' | 'lang'>;

/** An article's text. */
export interface ArticleBody {
  /** The safe HTML of its Markdown. */
  html: string;
  /** How long it takes to read, in minutes. */
  minutes: number;
}

/** What an article's page shows besides its text. */
export interface ArticleFrame extends NewsItem {
  /** When it went live as it is (ISO). */
  updated: string;
  /** The language that it is written in, if in one alone: its page in the other shows the same text. */
  onlyIn?: Language;
  newer: ArticleLink | null;
  older: ArticleLink | null;
  /** Up to three others of its kind: the next older ones, and after the oldest the newest. */
  similar: NewsItem[];
}

/** What an article's page shows, in one language. */
export type ArticleContent = ArticleFrame & ArticleBody;

/** Words that an adult reads in a minute, in Vietnamese counted by syllables. */
const wordsPerMinute = 220;
const similarShown = 3;

const linkTo = (item: NewsItem | undefined): ArticleLink | null =>
  item ? { slugs: item.slugs, title: item.title, ...(item.lang && { lang: item.lang }) } : null;

/** Articles by their day; those of one day stay in their order. */
export const newestFirst = (articles: readonly NewsItem[]): NewsItem[] =>
  articles.toSorted((one, other) => other.date.localeCompare(one.date));

/**
 * What is shown beside each article. Neighbours, not the newest of its kind: with those, a publication would change the pages
 * of all articles of a kind, and what else is published would wait until hundreds are rendered.
 */
function similarOf(byDate: readonly NewsItem[]): ReadonlyMap<NewsItem, NewsItem[]> {
  return new Map(
    newsKinds.flatMap((_, kind) => {
      const items = byDate.filter((item) => item.kind === kind);
      const round = [...items, ...items.slice(0, similarShown)];
      return items.map((item, at) => {
        const next = round.slice(at + 1, at + 1 + similarShown);
        return [item, next.slice(0, items.length - 1)] as const;
      });
    }),
  );
}

/** An article's text, given its HTML. */
export function articleBody(html: string): ArticleBody {
  const words = html.replace(/<[^>]*>/g, ' ').match(/\S+/g) ?? [];
  return { html, minutes: Math.max(1, Math.round(words.length / wordsPerMinute)) };
}

/**
 * The pages of the articles live, which are put in order once for all of them: what makes one, given its place in their order
 * and since when it is so.
 */
export function articlePages(
  articles: readonly NewsItem[],
): (place: number, since: Pick<ArticleFrame, 'updated' | 'onlyIn'>) => ArticleFrame {
  const byDate = newestFirst(articles);
  const dated = new Map(byDate.map((item, at) => [item, at]));
  const similar = similarOf(byDate);
  return (place, { updated, onlyIn }) => {
    const item = articles[place];
    if (!item) throw new Error(`There is no article ${place}.`);
    const at = dated.get(item) ?? 0;
    return {
      ...item,
      updated,
      ...(onlyIn && { onlyIn }),
      newer: linkTo(byDate[at - 1]),
      older: linkTo(byDate[at + 1]),
      similar: similar.get(item) ?? [],
    };
  };
}

/** The name of an article's content file, `/content/<language>/<name>.json`. */
export const articleFile = (slug: string) => `news/${slug}` as const;

/** The address at which a draft is previewed, which no article has. */
export const previewSlug = 'preview';
