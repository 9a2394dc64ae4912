import type { Language } from '../../contract/languages';
import { articleFile } from '../../contract/newsPages';
import type { ReadContent } from './currentContent';

interface Asked {
  /** The requested path, and the language that the page has there. */
  path: string;
  language: Language;
}

/** The path of an article. */
const article = /^(\/en)?\/news\/([a-z0-9-]+)$/;

/**
 * The path of an article in a language, given its path in the other language; undefined for any other path. A link in a
 * text, and a visitor who changes the language, lead to such paths (docs/spec/living-site.md section 1).
 */
export async function ownAddress({ path, language }: Asked, read: ReadContent): Promise<string | undefined> {
  const [, folder = '', slug = ''] = article.exec(path) ?? [];
  if (!slug) return undefined;
  const content = await read(language, articleFile(slug));
  const own = content?.slugs[language];
  return own && own !== slug ? `${folder}/news/${own}` : undefined;
}
