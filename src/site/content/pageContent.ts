import i18next from 'i18next';
import type { Language } from '../../../contract/languages';
import { follow } from '../../i18n/i18n';
import { useLanguage } from '../ui/useLanguage';
import type { DownloadContent } from './downloads';
import type { HomeContent } from './home';
import type { LibraryContent } from './library';

/** What pages show that is content and not part of the interface, each in one language. */
export interface PageContents {
  home: HomeContent;
  library: LibraryContent;
  download: DownloadContent;
}
export type ContentName = keyof PageContents;

/** The id of the data block in a prerendered page; its `data-name` is `<language>/<name>`. */
const blockId = 'content';

/** From the page that was loaded, else from the site's own file. */
async function read<Name extends ContentName>(name: Name, language: Language): Promise<PageContents[Name]> {
  // When developing, testing and prerendering there is neither.
  if (import.meta.env.DEV || import.meta.env.SSR)
    return (await import('./demo/demoContent')).demoContent(name, language);
  const block = document.getElementById(blockId);
  if (block?.dataset.name === `${language}/${name}`) return JSON.parse(block.textContent);
  const response = await fetch(`/content/${language}/${name}.json`);
  if (!response.ok) throw new Error('content is missing');
  return response.json();
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
