import { mkdtempSync, readFileSync, statfsSync } from 'node:fs';
import { freemem } from 'node:os';
import { join } from 'node:path';

const memory = '/dev/shm';
const needed = 4 * 1024 ** 3;

/** Some tests run programs from their temporary folders, which a file system mounted `noexec` would not allow. */
const mayRunPrograms = () =>
  readFileSync('/proc/mounts', 'utf8')
    .split('\n')
    .some((line) => line.includes(` ${memory} `) && !line.includes('noexec'));

/**
 * Creates a folder that is kept in memory; returns null when memory has less than 4 GiB for it, as in a container, or
 * there is no such file system. Each test server has 40 MB of files in a thousand parts, which take ten times as long on
 * a disk.
 */
export function makeMemoryFolder(): string | null {
  try {
    const { bavail, bsize } = statfsSync(memory);
    const hasRoom = Math.min(bavail * bsize, freemem()) > needed;
    return hasRoom && mayRunPrograms() ? mkdtempSync(join(memory, 'outline-test-')) : null;
  } catch {
    return null;
  }
}
