import { seconds } from '../clock';
import type { Counts } from './counts';

interface Log {
  info(message: string): void;
  warn(what: object, message: string): void;
}

/** How long to use the fallback before the primary is tried again, in milliseconds. */
const pause = seconds(1);

/**
 * Counts in `first`, and in `second` during an outage, so that limits stay enforced. Logs once when an outage begins
 * and once when it ends.
 */
export function fallbackCounts(first: Counts, second: Counts, log: Log): Counts {
  let awaySince: number | null = null;
  let triedAt = 0;
  const isPaused = () => awaySince !== null && performance.now() - triedAt < pause;

  const failed = (err: unknown) => {
    triedAt = performance.now();
    if (awaySince === null)
      log.warn({ err }, 'REDIS_URL does not answer; limits are counted in the database');
    awaySince ??= triedAt;
  };
  const worked = () => {
    if (awaySince !== null) log.info('REDIS_URL answers again; limits are counted there');
    awaySince = null;
  };
  const either = async <T>(work: (counts: Counts) => Promise<T>): Promise<T> => {
    if (isPaused()) return work(second);
    // Concurrent calls need not wait for the same failure.
    triedAt = performance.now();
    try {
      const result = await work(first);
      worked();
      return result;
    } catch (error) {
      failed(error);
      return work(second);
    }
  };
  return {
    add: (key, within) => either((counts) => counts.add(key, within)),
    decrement: (key) => either((counts) => counts.decrement(key)),
  };
}
