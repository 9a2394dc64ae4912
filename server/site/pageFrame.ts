import type { Language } from '../../contract/languages';
import type { Rendered } from '../../contract/rendering';
import { contentBlock } from './contentBlock';
import { pageHead } from './pageHead';

/**
 * Everything around a rendered page: its styles, scripts and the parts of the head that all pages share. Made by the build,
 * once for each kind of page and language, and filled with the same function by the build and by the server.
 */
export interface PageFrame {
  language: Language;
  /** The address of the site that the build was made for, without a slash at its end; empty when it knows none. */
  site: string;
  html: string;
}

/** The places in a frame. */
export const places = {
  head: '<!--page-head-->',
  path: 'data-page=""',
  root: '<div id="root"></div>',
} as const;

/** Uses a replacer function, because `$` in a replacement string would be interpreted. */
export const put = (html: string, place: string | RegExp, text: string): string =>
  html.replace(place, () => text);

/** The whole page: the frame with what was rendered, and with its head, at a path without a language. */
export function fillPageFrame({ html, site, language }: PageFrame, path: string, rendered: Rendered): string {
  const { html: _html, isBorrowed, isUnlisted, image = '/og.png', ...about } = rendered;
  const head = pageHead(site, { ...about, image, path, language }, isBorrowed || isUnlisted).join('\n    ');
  const marked = put(put(html, places.head, head), places.path, `data-page="${path}"`);
  return put(marked, places.root, `<div id="root">${rendered.html}</div>${contentBlock(rendered.content)}`);
}
