import { createHash } from 'node:crypto';
import type { Made } from './pageRows';
import { type Group, type PublishedContent, wholeOf } from './publishedContent';
import type { Renderer } from './renderer';
import type { KeepCover } from './sharedCovers';

const hash = ({ data, rest }: PublishedContent) =>
  createHash('sha256')
    .update(JSON.stringify([data, rest?.id]))
    .digest('base64url');

/** Added to the source of a page whose cover the store could not deliver, so that it counts as outdated and is made again. */
const withoutCover = ' without its cover';

/** Identifies what a group shows. */
export const sourceOf = ({ contents }: Group): string => contents.map(hash).join(' ');

/** Whether a group is to be made, given the sources of the files that are there. */
export const isDue = ({ contents }: Group, sources: ReadonlyMap<string, string>): boolean =>
  contents.some((content) => sources.get(content.file) !== hash(content));

interface Tools {
  renderer: Pick<Renderer, 'render'>;
  keepCover: KeepCover;
  /** The sources of the files that exist. */
  sources: ReadonlyMap<string, string>;
  /** Whether other pages wait, so that this one gets less time. */
  isQuick: boolean;
}

/**
 * Makes those of a group's files that differ from what is stored; rejects when a page cannot be rendered. `isWhole` is false when
 * the store could not deliver a cover: the pages then show the brand's picture to those who share them.
 */
export async function filesOfGroup(
  { contents }: Group,
  { renderer, keepCover, sources, isQuick }: Tools,
): Promise<{ files: Made[]; isWhole: boolean }> {
  const covers = new Set(contents.flatMap(({ pages }) => pages.flatMap(({ page }) => page.cover ?? [])));
  const states = new Map(
    await Promise.all([...covers].map(async (cover) => [cover, await keepCover(cover)] as const)),
  );
  const isWhole = ![...states.values()].includes('away');
  const sourceIn = (content: PublishedContent) => hash(content) + (isWhole ? '' : withoutCover);
  const files: Made[] = [];
  for (const content of contents) {
    if (sources.get(content.file) === sourceIn(content)) continue;
    const source = sourceIn(content);
    const data = await wholeOf(content);
    files.push({ name: content.file, source, body: Buffer.from(JSON.stringify(data)) });
    for (const { file, page } of content.pages) {
      const { cover, ...bare } = page;
      const shown = cover && states.get(cover) === 'there' ? page : bare;
      const html = await renderer.render({ ...shown, data }, isQuick);
      files.push({ name: file, source, body: Buffer.from(html) });
    }
  }
  return { files, isWhole };
}
