import i18next from 'i18next';
import type { HomeContent } from '../../../contract/homeContent';
import type { Language } from '../../../contract/languages';
import { contentFile } from '../../api/contentFile';
import { follow } from '../../i18n/i18n';
import { useLanguage } from '../ui/useLanguage';
import type { DownloadContent } from './downloads';
import type { LibraryContent } from './library';

/** What pages show that is content and not part of the interface, each in one language. */
export interface PageContents {
  home: HomeContent;
  library: LibraryContent;
  download: DownloadContent;
}
export type ContentName = keyof PageContents;

type Source = <Name extends ContentName>(name: Name, language: Language) => Promise<PageContents[Name]>;

/** From the page that was loaded (`data-name` is `<language>/<name>`), else from the site's own file. */
let read: Source = async (name, language) => {
  const file = `${language}/${name}`;
  const block = document.getElementById('content');
  return block?.dataset.name === file ? JSON.parse(block.textContent) : contentFile(file);
};

/** Reads content elsewhere, where there is neither: when prerendering, developing and testing. */
export function readContentFrom(source: Source): void {
  read = source;
}

/**
 * Returns a function that loads a page's content in the current language, and from then on in each language that is
 * chosen. It belongs to the texts of the language, so that a page never shows the two in different languages.
 */
export function contentLoader(name: ContentName): () => Promise<void> {
  const load = async (language: Language) => {
    if (!i18next.getResource(language, 'content', name))
      i18next.addResource(language, 'content', name, (await read(name, language)) as never);
  };
  return () => follow(load);
}

/** A page's content in the current language, which `contentLoader` has loaded. */
export const useContent = <Name extends ContentName>(name: Name): PageContents[Name] =>
  i18next.getResource(useLanguage(), 'content', name) as PageContents[Name];
