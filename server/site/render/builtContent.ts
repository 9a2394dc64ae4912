import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { type Language, languages } from '../../../contract/languages';
import type { ContentOf, PublishedName } from '../../../contract/publishedContents';

/** The address of a content file. */
export const contentFile = (language: Language, name: string): string => `/content/${language}/${name}.json`;

/** The content that the build wrote: what pages show while nothing was published. Read once, at the start. */
export class BuiltContent {
  readonly #texts = new Map<string, string>();

  constructor(siteDir: string) {
    for (const language of languages) {
      const folder = join(siteDir, 'content', language);
      if (!existsSync(folder)) continue;
      for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
        if (file.endsWith('.json'))
          this.#texts.set(`/content/${language}/${file}`, readFileSync(join(folder, file), 'utf8'));
    }
  }

  /** A content of the build, of the caller's own; undefined without one. */
  get<N extends PublishedName>(language: Language, name: N): ContentOf<N> | undefined {
    return this.#read(contentFile(language, name));
  }

  #read(file: string) {
    const text = this.#texts.get(file);
    return text === undefined ? undefined : JSON.parse(text);
  }

  has(file: string): boolean {
    return this.#texts.has(file);
  }

  /** Whether the build's content is the same. */
  isSame(file: string, data: unknown): boolean {
    return isDeepStrictEqual(this.#read(file), data);
  }

  /** The names of the content files below one. */
  below(language: Language, name: string): string[] {
    const start = `/content/${language}/${name}/`;
    return [...this.#texts.keys()].flatMap((file) =>
      file.startsWith(start) ? [file.slice(`/content/${language}/`.length, -'.json'.length)] : [],
    );
  }
}
