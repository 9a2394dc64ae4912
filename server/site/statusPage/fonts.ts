import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The declarations of the built site's fonts, and of what is shown in their place until they have loaded, which has the same
 * measures; empty without a built site.
 */
export function fontFaces(siteDir: string | null): string {
  const page = siteDir === null ? '' : join(siteDir, 'index.html');
  if (!page || !existsSync(page)) return '';
  return (readFileSync(page, 'utf8').match(/@font-face\{[^}]*\}/g) ?? []).join('');
}
