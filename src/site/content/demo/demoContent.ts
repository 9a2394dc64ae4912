import type { Language } from '../../../../contract/languages';
import { type ContentName, type PageContents, readContentFrom } from '../pageContent';
import { downloadOf } from './downloads';
import { homeOf } from './home';
import { libraryOf } from './library';

const demo: { [Name in ContentName]: (language: Language) => PageContents[Name] } = {
  home: homeOf,
  library: libraryOf,
  download: downloadOf,
};

/** Every page with content. */
export const contentNames = Object.keys(demo) as ContentName[];

/** A page's demo content in one language. */
export const demoContent = <Name extends ContentName>(name: Name, language: Language): PageContents[Name] =>
  demo[name](language);

/** Lets pages show the demo content. */
export const showDemoContent = (): void =>
  readContentFrom(async (name, language) => demoContent(name, language));
