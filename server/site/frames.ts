import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Language, languages } from '../../contract/languages';
import type { PageFrame } from './pageFrame';
import { inlineScriptHashes } from './siteFiles';

const fileOf = (folder: string, language: Language) => join(folder, `${language}.json`);

/** The frames of a language's pages by their names, from the folder of what renders pages. */
export const readFrames = (folder: string, language: Language): Record<string, PageFrame> =>
  JSON.parse(readFileSync(fileOf(folder, language), 'utf8'));

/**
 * CSP hashes of the scripts that rendered pages may run: those of their frames. A script that came into a page with its content
 * is not among them. Empty for a site that was built without frames.
 */
export function frameScriptHashes(folder: string): string[] {
  const frames = languages
    .filter((language) => existsSync(fileOf(folder, language)))
    .flatMap((language) => Object.values(readFrames(folder, language)));
  return [...new Set(frames.flatMap(({ html }) => inlineScriptHashes(html)))];
}
