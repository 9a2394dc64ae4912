import type { Language } from './languages';

/** The contents of pages that list what is published. */
export const listContents = ['news', 'support', 'events'] as const;

/** What such a content says of the pages that show it. */
export interface ListContent {
  /** The pages, by path, all of whose texts are in one language alone: in the others search engines skip them. */
  onlyIn?: Readonly<Record<string, Language>>;
}
