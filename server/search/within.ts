import { setTimeout as sleep } from 'node:timers/promises';

/**
 * The result of some reading, or null if it takes longer than so many milliseconds. The reading continues meanwhile: a
 * replica takes no timeout for a single statement, and each of the statements is bounded by its indexes and limits.
 */
export async function within<T>(ms: number, read: () => Promise<T>): Promise<T | null> {
  const stopped = new AbortController();
  const timer = sleep(ms, null, { signal: stopped.signal, ref: false });
  timer.catch(() => undefined);
  const reading = read();
  // Nobody waits any more for one that fails too late.
  reading.catch(() => undefined);
  try {
    return await Promise.race([reading, timer]);
  } finally {
    stopped.abort();
  }
}
