import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** A file of a backup. */
export interface BackupFile {
  /** Its path below the backup's folder. */
  name: string;
  bytes: number;
  sha256: string;
}

/** Writes a stream to a file that only this user can read, and syncs it. */
export async function writeBackupFile(
  folder: string,
  name: string,
  content: NodeJS.ReadableStream,
): Promise<BackupFile> {
  const hash = createHash('sha256');
  let bytes = 0;
  const measure = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      bytes += chunk.length;
      done(null, chunk);
    },
  });
  const file = createWriteStream(join(folder, name), { mode: 0o600, flags: 'wx', flush: true });
  await pipeline(content, measure, file);
  return { name, bytes, sha256: hash.digest('hex') };
}

/** Whether a file is unchanged since it was written. */
export async function isIntact(folder: string, { name, bytes, sha256 }: BackupFile): Promise<boolean> {
  const path = join(folder, name);
  const found = await stat(path).catch(() => null);
  if (!found?.isFile() || found.size !== bytes) return false;
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex') === sha256;
}
