import type { NewsItem } from './homeContent';

/** How many articles a page of the news lists. */
export const newsOnPage = 12;

/** How many pages a list of news has; an empty one has one. */
export const newsPageCount = (articles: readonly NewsItem[]): number =>
  Math.max(1, Math.ceil(articles.length / newsOnPage));
