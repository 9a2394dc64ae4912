import type { Language } from '../../contract/languages';
import type { ContentOf, PublishedName } from '../../contract/publishedContents';
import { type BuiltContent, contentFile } from './render/builtContent';
import type { RenderedPages } from './render/renderedPages';

/** Reads a content as players get it now: what was published, else the build's; undefined without one. */
export type ReadContent = <N extends PublishedName>(
  language: Language,
  name: N,
) => Promise<ContentOf<N> | undefined>;

export const currentContent =
  (built: Pick<BuiltContent, 'get'>, pages: Pick<RenderedPages, 'get' | 'isGone'>): ReadContent =>
  async (language, name) => {
    const file = contentFile(language, name);
    const page = pages.get(file);
    if (page) return JSON.parse(await (await page.open()).text.text());
    return pages.isGone(file) ? undefined : built.get(language, name);
  };
