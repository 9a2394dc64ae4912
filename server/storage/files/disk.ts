import { randomBytes } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, opendir, rename, rm, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { syncFolder } from '../images/disk';
import type { FileStore } from './store';

/** Files in a folder, written next to their place, synced and renamed, so that no sum ever names a partial file. */
export async function diskFiles(folder: string): Promise<FileStore> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const at = (name: string) => join(folder, name);
  const sizeOf = async (sum: string) => {
    const found = await stat(at(sum)).catch(() => null);
    return found?.isFile() ? found.size : null;
  };
  return {
    keep: (source, sumOf) => keep(folder, source, sumOf),
    size: sizeOf,
    read: async (sum, from, to) =>
      (await sizeOf(sum)) === null ? null : createReadStream(at(sum), { start: from, end: to }),
    remove: (name) => rm(at(name), { force: true }),
    list: () => list(folder),
    free: async () => {
      const { bavail, bsize } = await statfs(folder);
      return bavail * bsize;
    },
  };
}

async function keep(folder: string, source: AsyncIterable<Buffer>, sumOf: () => string): Promise<void> {
  const partial = join(folder, `${randomBytes(12).toString('hex')}.tmp`);
  try {
    await pipeline(source, createWriteStream(partial, { flags: 'wx', mode: 0o600, flush: true }));
    await rename(partial, join(folder, sumOf()));
    await syncFolder(folder);
  } catch (error) {
    await rm(partial, { force: true });
    throw error;
  }
}

async function* list(folder: string): AsyncIterable<{ name: string; changedAt: Date }> {
  for await (const entry of await opendir(folder)) {
    const found = entry.isFile() ? await stat(join(folder, entry.name)).catch(() => null) : null;
    if (found) yield { name: entry.name, changedAt: found.mtime };
  }
}
