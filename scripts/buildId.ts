import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { etagOf, versionOf } from '../server/http/etags';
import { below } from './stamp';

/** The server's own part of a page: its head, and what is read of what is published. */
const sources = ['contract', 'server'];

/** The name of the file that holds the id. */
export const idFile = 'build';

/**
 * Identifies what renders pages, so that processes share what they render exactly when they would render the same: the frames and
 * the client's bundle in a folder, and the server's sources in a checkout. Builds of one commit differ where their files do.
 */
export function buildId(folder: string, checkout = '.'): string {
  const files = (root: string, part: string) =>
    below(join(root, part)).map(
      (path) => [relative(root, path).replaceAll('\\', '/'), etagOf(readFileSync(path))] as const,
    );
  const rendering = files(folder, '.').filter(([name]) => name !== idFile);
  return versionOf([
    ...rendering.map(([name, etag]) => [`pages/${name}`, etag] as const),
    ...sources.flatMap((part) => files(checkout, part)),
  ]);
}
