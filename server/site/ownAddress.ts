import type { Language } from '../../contract/languages';
import type { ReadContent } from './currentContent';

interface Asked {
  /** The requested path, and the language that the page has there. */
  path: string;
  language: Language;
}

/** The path of an article or an event. */
const item = /^(\/en)?\/(news|events)\/([a-z0-9-]+)$/;

/**
 * The path of an article or event in a language, given its path in the other language; undefined for any other path. A link in a
 * text, and a visitor who changes the language, lead to such paths (docs/spec/living-site.md section 1).
 */
export async function ownAddress({ path, language }: Asked, read: ReadContent): Promise<string | undefined> {
  const [, folder = '', found, slug = ''] = item.exec(path) ?? [];
  if (!slug) return undefined;
  const list = found === 'events' ? 'events' : 'news';
  const content = await read(language, `${list}/${slug}`);
  const own = content?.slugs[language];
  return own && own !== slug ? `${folder}/${list}/${own}` : undefined;
}
