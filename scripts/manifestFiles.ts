import { readFileSync } from 'node:fs';

interface Chunk {
  file: string;
  name?: string;
  imports?: string[];
  css?: string[];
}
type Manifest = Record<string, Chunk>;

const readManifest = (folder: string) =>
  JSON.parse(readFileSync(`${folder}/.vite/manifest.json`, 'utf8')) as Manifest;

function closure(manifest: Manifest, key: string, seen: Set<string>): void {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`The build has no chunk ${key}.`);
  if (seen.has(key)) return;
  for (const next of chunk.imports ?? []) closure(manifest, next, seen);
  seen.add(key);
}

/** The scripts and style sheets that modules load eagerly, dependencies first. */
export function filesOf(folder: string, modules: string[]): { scripts: string[]; styles: string[] } {
  const manifest = readManifest(folder);
  const keys = new Set<string>();
  for (const key of modules) closure(manifest, key, keys);
  const chunks = [...keys].flatMap((key) => manifest[key] ?? []);
  return {
    scripts: [...new Set(chunks.map(({ file }) => `/${file}`))],
    styles: [...new Set(chunks.flatMap(({ css = [] }) => css.map((file) => `/${file}`)))],
  };
}

/** The script of a group named in vite.config.ts. */
export function groupFile(folder: string, name: string): string {
  const group = Object.values(readManifest(folder)).find((chunk) => chunk.name === name);
  if (!group) throw new Error(`The build has no group ${name}.`);
  return `/${group.file}`;
}
