import i18next from 'i18next';
import type { Language } from '../../../contract/languages';
import type { PublishedContents } from '../../../contract/publishedContents';
import { contentFile } from '../../api/contentFile';
import { follow } from '../../i18n/i18n';
import { useLanguage } from '../ui/useLanguage';
import type { LibraryContent } from './library';

/** What pages show that is content and not part of the interface, each in one language. Articles have their own (`news/`). */
export interface PageContents extends PublishedContents {
  library: LibraryContent;
}
export type ContentName = keyof PageContents;

type Source = (name: string, language: Language, again?: boolean) => Promise<unknown>;

/**
 * From the page that was loaded (`data-name` is `<language>/<name>`), else, and every later time, from the site's own file; null
 * for no article. A preview has both languages, and its content in no file.
 */
let read: Source = async (name, language, again) => {
  const file = `${language}/${name}`;
  const blocks = document.querySelectorAll('[data-name]');
  const block = (!again || blocks[1]) && document.querySelector(`[data-name="${file}"]`);
  return block ? JSON.parse(block.textContent) : contentFile(file, name.includes('/'));
};

/** How long a content is shown before the next navigation to it looks for a newer one, in milliseconds. */
const freshFor = 60_000;
const keptAt = new Map<string, number>();

/** Reads content elsewhere, where there is neither: when prerendering, developing and testing. */
export function readContentFrom(source: Source): void {
  read = source;
}

/** A content that has been loaded; undefined or null otherwise. */
export const contentIn = (name: string, language: Language): unknown =>
  i18next.getResource(language, 'content', name);

/** Keeps a content for the pages that show it. */
export function keepContent(name: string, language: Language, data: unknown): void {
  i18next.addResource(language, 'content', name, data as never);
  keptAt.set(language + name, Date.now());
}

/** Loads a content that is not there yet, or was read a minute ago; without a connection the one that is there stays. */
export async function loadContent(name: string, language: Language): Promise<void> {
  const held = contentIn(name, language);
  if (held && Date.now() - (keptAt.get(language + name) ?? 0) < freshFor) return;
  const found = read(name, language, held !== undefined);
  keepContent(name, language, await (held ? found.catch(() => held) : found));
}

/**
 * Returns a function that loads a page's content in the current language, and from then on in each language that is
 * chosen; it is called whenever the page is opened. The content belongs to the texts of the language, so that a page never shows the two in different languages.
 */
export function contentLoader(name: ContentName): () => Promise<void> {
  const load = (language: Language) => loadContent(name, language);
  return () => follow(load);
}

/** A page's content in the current language, which has been loaded. */
export const useContent = <Name extends ContentName>(name: Name): PageContents[Name] =>
  contentIn(name, useLanguage()) as PageContents[Name];
