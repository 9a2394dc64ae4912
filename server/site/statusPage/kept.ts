import { randomUUID } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Value } from 'typebox/value';
import { Snapshot } from './snapshot';

const file = 'status.json';

/** What an earlier process knew last; null if there is nothing of it, or nothing that can be read. */
export async function readKept(folder: string): Promise<Snapshot | null> {
  try {
    const found: unknown = JSON.parse(await readFile(join(folder, file), 'utf8'));
    return Value.Check(Snapshot, found) ? found : null;
  } catch {
    return null;
  }
}

/**
 * Keeps what is known, and the pages for a proxy to show when no server responds. Each file appears whole: processes that
 * share a folder may write at once.
 */
export async function keep(
  folder: string,
  snapshot: Snapshot,
  pages: Readonly<Record<string, string>>,
): Promise<void> {
  const files = { [file]: JSON.stringify(snapshot), ...pages };
  for (const [name, text] of Object.entries(files)) {
    const unfinished = join(folder, `.${name}.${randomUUID()}`);
    await writeFile(unfinished, text);
    await rename(unfinished, join(folder, name));
  }
}
