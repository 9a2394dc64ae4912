import type { Language } from '../../contract/languages';
import type { Rendered } from '../../contract/rendering';

/** The facts from which the addresses in a page's head are built. */
export interface PageFacts {
  /** Without a language; matches the page's file. */
  path: string;
  language: Language;
  title: string;
  description: string;
  /** The path of the picture shown for shared links. */
  image: string;
  way?: Rendered['way'];
  isItem?: Rendered['isItem'];
  article?: Rendered['article'];
  /** What the page shows. */
  content?: Rendered['content'];
  /** The page's path in each language that it is written in, if those differ. */
  paths?: Rendered['paths'];
}

/** JSON for a script or a comment in a page, neither of which it can close. */
export const embedded = (value: unknown) =>
  JSON.stringify(value).replace(/</g, '\\u003c').replace(/>/g, '\\u003e').replace(/--/g, '-\\u002d');

/** Vietnamese is at the plain path, every other language at its own. */
export const addressIn = (site: string, path: string, language: Language): string =>
  language === 'vi' ? site + path : `${site}/${language}${path === '/' ? '' : path}`;
