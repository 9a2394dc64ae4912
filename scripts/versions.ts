import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { etagOf, versionOf } from '../server/http/etags.ts';

/** The version of a folder below `public`, as the server computes it for the built folder. */
export function folderVersion(folder: string): string {
  const path = join('public', folder);
  const entries = existsSync(path) ? readdirSync(path, { recursive: true, withFileTypes: true }) : [];
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  return versionOf(files.map((file) => [file.slice('public'.length), etagOf(readFileSync(file))]));
}

/**
 * Puts the version of the drawings into their addresses, so that browsers can cache them for good. Does so in the sources
 * rather than in the output, whose names are hashes of their content.
 */
export function versionedDrawings(): Plugin {
  const base = `/art/${folderVersion('art')}/`;
  return {
    name: 'versioned-drawings',
    apply: 'build',
    enforce: 'pre',
    // Style sheets.
    config: () => ({
      experimental: {
        renderBuiltUrl: (name, { type }) =>
          type === 'public' && name.startsWith('art/') ? base + name.slice('art/'.length) : undefined,
      },
    }),
    transform(code, id) {
      if (!/\/src\/.*\.tsx?$/.test(id) || !code.includes('/art/')) return null;
      return { code: code.replaceAll(/(?<=['"`(])\/art\//g, base), map: null };
    },
  };
}
