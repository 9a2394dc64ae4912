import { seconds } from '../../platform/clock';
import type { Counted, RateLimitStore } from './rateLimitStore';
import { SeenCalls } from './seenCalls';

interface Log {
  info(message: string): void;
  warn(context: object, message: string): void;
}

/** How long to use the fallback before the primary is tried again, in milliseconds. */
const retryInterval = seconds(1);

/**
 * Counts in `first`, and in `second` during an outage, so that limits stay enforced. What one store has counted in a
 * window that is still open is added to the other's count: an outage gives nobody a second round of guesses. Logs once
 * when an outage begins and once when it ends.
 */
export function limitStoreWithFallback(
  first: RateLimitStore,
  second: RateLimitStore,
  log: Log,
  onFallback: () => void = () => undefined,
): RateLimitStore {
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
  const [primary, fallback] = together(first, second);
  const withFallback = async <T>(work: (counts: RateLimitStore) => Promise<T>): Promise<T> => {
    if (isPaused()) return work(fallback);
    // Concurrent calls need not wait for the same failure.
    triedAt = performance.now();
    try {
      const result = await work(primary);
      onSuccess();
      return result;
    } catch (error) {
      onFailure(error);
      onFallback();
      return work(fallback);
    }
  };
  return {
    add: (key, within) => withFallback((counts) => counts.add(key, within)),
    decrement: (key, end) => withFallback((counts) => counts.decrement(key, end)),
  };
}

/** Both stores, each continuing from what this process saw the other count. */
function together(first: RateLimitStore, second: RateLimitStore): [RateLimitStore, RateLimitStore] {
  const seen = [new SeenCalls(), new SeenCalls()] as const;
  const besides = (counts: RateLimitStore, own: SeenCalls, other: SeenCalls): RateLimitStore => ({
    add: async (key, within): Promise<Counted> => {
      const counted = await counts.add(key, within);
      own.keep(key, counted);
      const before = other.get(key);
      return {
        ...counted,
        count: counted.count + before.count,
        left: Math.max(counted.left, before.left),
      };
    },
    decrement: async (key, end) => {
      await counts.decrement(key, end);
      own.decrement(key, end);
    },
  });
  return [besides(first, seen[0], seen[1]), besides(second, seen[1], seen[0])];
}
