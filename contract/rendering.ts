import type { Language } from './languages';

/** The lists whose items have pages of their own, below the list's. */
export type ItemList = 'news' | 'events';

/** A public page to be rendered, without anything that depends on the reader but the language. */
export interface PageToRender {
  /** Without a language; with the query of a list's further page or month (server/site/listViews.ts). */
  path: string;
  /** Its kind: name of its module, its texts and its frame. */
  name: string;
  language: Language;
  /** Whether its own address names the language, and so do its links. */
  inAddress: boolean;
  /** The page's content in this language; absent for a page without any. */
  data?: unknown;
  /** The name of that content, if not the page's: an article's (`articleFile`) or an event's (`eventFile`). */
  content?: string;
  /** The address of the stored picture from which that for shared links is made (contract/sharing.ts), if not the brand's. */
  cover?: string;
}

/** A rendered page. */
export interface Rendered {
  html: string;
  title: string;
  description: string;
  /** The picture for shared links, if not the brand's. */
  image?: string;
  /** The names of the page that leads to it, whose path is its own without the last part, and of what it is about. */
  way?: { list: string; name: string };
  /** Whether it is about an item of the library. */
  isItem?: boolean;
  /** The article that it is: its day (ISO). */
  article?: { date: string };
  /** The page's path in each language that it is written in, if those differ. */
  paths?: Partial<Record<Language, string>>;
  /** Whether its text is in another language, for want of one in the reader's; search engines then skip the page. */
  isBorrowed?: boolean;
  /** Whether search engines skip the page: a card whose player says so. */
  isUnlisted?: boolean;
  /** Its content, and the file that other pages read it from: `<language>/<name>`. */
  content?: { name: string; data: unknown };
}

/**
 * The bundle of the client's modules that renders pages (src/entryServer.tsx): the build runs it, and the server for pages
 * whose content was published since.
 */
export interface RenderingBundle {
  /** Must have resolved before the first page. */
  prepare(): Promise<void>;
  /** Throws when the page's route leads elsewhere, or when its content is missing. */
  renderPage(page: PageToRender): Promise<Rendered>;
}
