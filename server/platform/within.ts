import { setTimeout as sleep } from 'node:timers/promises';

/**
 * The result of a read, or null if it takes longer than `ms` milliseconds. The read itself continues: a replica
 * cannot time out a single statement, and each statement is bounded by its indexes and limits.
 */
export async function within<T>(ms: number, read: () => Promise<T>): Promise<T | null> {
  const stopped = new AbortController();
  const timer = sleep(ms, null, { signal: stopped.signal, ref: false });
  timer.catch(() => undefined);
  const reading = read();
  // A late failure concerns nobody.
  reading.catch(() => undefined);
  try {
    return await Promise.race([reading, timer]);
  } finally {
    stopped.abort();
  }
}
