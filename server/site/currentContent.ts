import type { BuiltContent } from './render/builtContent';
import type { RenderedPages } from './render/renderedPages';

/** Reads a content file as players get it now: what was published, else the build's; undefined without one. */
export type ReadContent = (file: string) => Promise<unknown>;

export const currentContent =
  (built: Pick<BuiltContent, 'get'>, pages: Pick<RenderedPages, 'get' | 'isGone'>): ReadContent =>
  async (file) => {
    const page = pages.get(file);
    if (page) return JSON.parse(await (await page.open()).text.text());
    return pages.isGone(file) ? undefined : built.get(file);
  };
