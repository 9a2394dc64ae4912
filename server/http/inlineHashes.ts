import { createHash } from 'node:crypto';

/** What a page contains itself, as sources of a content security policy: each hash allows only its script or style. */
export interface InlineHashes {
  scripts: readonly string[];
  styles: readonly string[];
}

const hashed = (html: string, elements: RegExp): string[] => [
  ...new Set(
    [...html.matchAll(elements)].map(
      ([, body = '']) => `'sha256-${createHash('sha256').update(body).digest('base64')}'`,
    ),
  ),
];

/** The hashes of some pages' inline scripts and style elements. Data blocks do not run. */
export function inlineHashes(...pages: string[]): InlineHashes {
  const html = pages.join('\n');
  return {
    scripts: hashed(html, /<script(?![^>]*\s(?:src=|type="application\/))[^>]*>([\s\S]*?)<\/script>/gi),
    styles: hashed(html, /<style[^>]*>([\s\S]*?)<\/style>/gi),
  };
}
