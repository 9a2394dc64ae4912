import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const file = 'dist/stamp';
const folders = ['arena', 'art', 'contract', 'public', 'scripts', 'server', 'src'];
const files = ['index.html', 'package-lock.json', 'vite.config.ts'];

/** The files below a folder; none where there is no folder. */
export const below = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name))
    : [];

/** A hash of all build inputs: sources and build-time settings. */
function inputs(): string {
  const hash = createHash('sha256');
  for (const path of [...folders.flatMap(below), ...files].sort())
    hash.update(path).update(readFileSync(path));
  for (const name of Object.keys(process.env).sort()) {
    if (name.startsWith('VITE_')) hash.update(`${name}=${process.env[name]}`);
  }
  return hash.digest('hex');
}

/** Records what dist was built from. */
export const writeStamp = (): void => writeFileSync(file, inputs());

/** Whether dist is missing or outdated. */
export const isStale = (): boolean => !existsSync(file) || readFileSync(file, 'utf8') !== inputs();
