import { mkdtempSync, readFileSync, statfsSync } from 'node:fs';
import { freemem } from 'node:os';
import { join } from 'node:path';

const memory = '/dev/shm';
const needed = 4 * 1024 ** 3;

/** Some tests run programs from their temporary folders. */
const mayRunPrograms = () =>
  readFileSync('/proc/mounts', 'utf8')
    .split('\n')
    .some((line) => line.includes(` ${memory} `) && !line.includes('noexec'));

/**
 * Makes a folder that is kept in memory; null where there are not 4 GiB for it, as in a container, or no such file system.
 * Each server of the tests has 40 MB of files in a thousand parts, and a disk takes ten times as long for them.
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
