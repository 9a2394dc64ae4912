import { readdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import type { Coding } from '../http/compression';
import { etagOf } from '../http/etags';
import { type InlineHashes, inlineHashes } from '../http/inlineHashes';

/** The bytes of a file; read when first requested, as reading all of them would take a tenth of the start-up time. */
class Content {
  #etag: string | undefined;

  constructor(
    readonly path: string,
    readonly bytes: number,
  ) {}

  /** Strong, a hash of the content, so that it survives deploys of the same file. Each encoding has its own. */
  get etag(): string {
    this.#etag ??= etagOf(readFileSync(this.path));
    return this.#etag;
  }
}

/** One file of the built site, with its precompressed siblings. */
export class SiteFile extends Content {
  #inline: InlineHashes | undefined;

  constructor(
    path: string,
    bytes: number,
    readonly type: string,
    readonly encodings: ReadonlyArray<{ coding: Coding; content: Content }>,
  ) {
    super(path, bytes);
  }

  get isPage(): boolean {
    return this.type.startsWith('text/html');
  }

  /** The page's own scripts and styles. */
  get inline(): InlineHashes {
    this.#inline ??= inlineHashes(readFileSync(this.path, 'utf8'));
    return this.#inline;
  }
}

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
  '.zip': 'application/zip',
  '.map': 'application/json; charset=utf-8',
};

/** The media type for a file extension, including its dot; undefined for files that are not served. */
export const typeOf = (ending: string): string | undefined => types[ending.toLowerCase()];

const codings = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

/** Every file of the built site by lower-cased path: matching is case-insensitive (decisions.md). */
export function readSite(folder: string): Map<string, SiteFile> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const known = new Set(names);
  const files = new Map<string, SiteFile>();
  for (const name of names) {
    const type = typeOf(extname(name));
    const path = join(folder, name);
    if (!type || name.split(sep).some((part) => part.startsWith('.'))) continue;
    const found = statSync(path);
    if (!found.isFile()) continue;
    const encodings = codings
      .filter(([, ending]) => known.has(name + ending))
      .map(([coding, ending]) => ({
        coding,
        content: new Content(path + ending, statSync(path + ending).size),
      }));
    const address = `/${relative(folder, path).split(sep).join('/').toLowerCase()}`;
    files.set(address, new SiteFile(path, found.size, type, encodings));
  }
  return files;
}
