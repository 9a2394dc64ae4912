import { randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, opendir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { thrown } from '../../platform/thrown';
import { erasedFile, type ImageStore, isStoredName, ownerFile } from './store';

/**
 * Pictures in a folder; written to a temporary file, synced and renamed, so that no name ever refers to a partial file.
 */
export async function diskStore(folder: string): Promise<ImageStore> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  return {
    save: (name, bytes) => save(folder, name, bytes),
    remove: (name) => rm(join(folder, name), { force: true }),
    read: (name) => read(join(folder, name)),
    list: () => list(folder),
    owner: () => readText(join(folder, ownerFile)),
    setOwner: (id) => save(folder, ownerFile, Buffer.from(id)),
    erased: () => readText(join(folder, erasedFile)),
    setErased: (list) => save(folder, erasedFile, Buffer.from(list)),
  };
}

async function save(folder: string, name: string, bytes: Buffer): Promise<void> {
  const temporary = join(folder, `${name}.${randomBytes(6).toString('hex')}.tmp`);
  try {
    const file = await open(temporary, 'wx', 0o600);
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(temporary, join(folder, name));
    await syncFolder(folder);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}

/** The rename itself must survive a power failure; Windows cannot open a folder and does not need it. */
export async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  await handle.sync().finally(() => handle.close());
}

async function read(path: string) {
  const found = await stat(path).catch(() => null);
  return found?.isFile() ? { stream: createReadStream(path), bytes: found.size } : null;
}

async function* list(folder: string): AsyncIterable<{ name: string; changedAt: Date }> {
  for await (const entry of await opendir(folder)) {
    if (!entry.isFile() || !(isStoredName(entry.name) || entry.name.endsWith('.tmp'))) continue;
    const found = await stat(join(folder, entry.name)).catch(() => null);
    if (found) yield { name: entry.name, changedAt: found.mtime };
  }
}

/** Any error other than a missing file is thrown: an unreadable store must not count as one without an owner. */
async function readText(path: string): Promise<string | null> {
  try {
    return (await readFile(path, 'utf8')).trim() || null;
  } catch (error) {
    if (thrown(error).code === 'ENOENT') return null;
    throw error;
  }
}
