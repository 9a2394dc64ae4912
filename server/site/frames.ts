import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Language, languages } from '../../contract/languages';
import { type InlineHashes, inlineHashes } from '../http/inlineHashes';
import type { PageFrame } from './pageFrame';

const fileOf = (folder: string, language: Language) => join(folder, `${language}.json`);

/** The frames of a language's pages by their names, from the folder of what renders pages. */
export const readPageFrames = (folder: string, language: Language): Record<string, PageFrame> =>
  JSON.parse(readFileSync(fileOf(folder, language), 'utf8'));

/**
 * The scripts and styles that rendered pages may have: those of their frames. One that came into a page with its content is not
 * among them. Empty for a site that was built without frames.
 */
export function pageFrameHashes(folder: string): InlineHashes {
  const frames = languages
    .filter((language) => existsSync(fileOf(folder, language)))
    .flatMap((language) => Object.values(readPageFrames(folder, language)));
  return inlineHashes(...frames.map(({ html }) => html));
}
