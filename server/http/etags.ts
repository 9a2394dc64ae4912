import { createHash } from 'node:crypto';

/** A strong entity tag derived from the content (RFC 9110 section 8.8.3), so that it survives deploys. */
export const etagOf = (content: string | Buffer): string =>
  `"${createHash('sha256').update(content).digest('base64url').slice(0, 27)}"`;

/** Whether an `If-None-Match` header contains this tag, by weak comparison (RFC 9110 section 13.1.2). */
export const matchesTag = (header: string | undefined, etag: string): boolean =>
  header?.trim() === '*' || (header ?? '').split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);

/** The file in the built site that lists the versions of its folders, by name; not served. */
export const versionsFile = '.versions.json';

/** The version of a folder, from the names and tags of its files, in hexadecimal. */
export function versionOf(files: Iterable<readonly [name: string, etag: string]>): string {
  const lines = [...files].map(([name, etag]) => `${name.toLowerCase()} ${etag}`);
  return createHash('sha256').update(lines.sort().join('\n')).digest('hex').slice(0, 8);
}
