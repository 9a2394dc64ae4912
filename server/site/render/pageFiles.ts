import type { Language } from '../../../contract/languages';
import type { PageToRender } from '../../../contract/rendering';

/** The files of a page in a language, at a path without one: each with the page that it holds. */
export interface PageFile {
  file: string;
  page: PageToRender;
}

/** The names of the files in which the site looks for a page. */
export const fileNames = (language: Language, path: string): string[] => {
  const folder = `/${language}${path === '/' ? '' : path}`;
  return language === 'vi' ? [`${folder}/index.html`] : [`${folder}/index.html`, `${folder}/plain.html`];
};

/** A page with an address that names its language and, where that is not the same page, with one that does not. */
export const pageFiles = (page: Omit<PageToRender, 'inAddress'>): PageFile[] =>
  fileNames(page.language, page.path).map((file, at) => ({
    file,
    page: { ...page, inAddress: page.language !== 'vi' && at === 0 },
  }));
