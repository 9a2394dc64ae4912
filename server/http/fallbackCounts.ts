import { seconds } from '../clock';
import type { Counts } from './counts';

interface Log {
  info(message: string): void;
  warn(context: object, message: string): void;
}

/** How long to use the fallback before the primary is tried again, in milliseconds. */
const retryInterval = seconds(1);

/**
 * Counts in `first`, and in `second` during an outage, so that limits stay enforced. Logs once when an outage begins
 * and once when it ends.
 */
export function fallbackCounts(
  first: Counts,
  second: Counts,
  log: Log,
  onFallback: () => void = () => undefined,
): Counts {
  let downSince: number | null = null;
  let triedAt = 0;
  const isPaused = () => downSince !== null && performance.now() - triedAt < retryInterval;

  const onFailure = (err: unknown) => {
    triedAt = performance.now();
    if (downSince === null)
      log.warn({ err }, 'REDIS_URL does not answer; limits are counted in the database');
    downSince ??= triedAt;
  };
  const onSuccess = () => {
    if (downSince !== null) log.info('REDIS_URL answers again; limits are counted there');
    downSince = null;
  };
  const withFallback = async <T>(work: (counts: Counts) => Promise<T>): Promise<T> => {
    if (isPaused()) return work(second);
    // Concurrent calls need not wait for the same failure.
    triedAt = performance.now();
    try {
      const result = await work(first);
      onSuccess();
      return result;
    } catch (error) {
      onFailure(error);
      onFallback();
      return work(second);
    }
  };
  return {
    add: (key, within) => withFallback((counts) => counts.add(key, within)),
    decrement: (key) => withFallback((counts) => counts.decrement(key)),
  };
}
