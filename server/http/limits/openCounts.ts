import type { Logger } from 'pino';
import type { Db } from '../../db/tables';
import { fallbackCounts } from './fallbackCounts';
import { databaseRateLimits, type RateLimitStore } from './rateLimitStore';

/**
 * Opens the counters: Valkey or Redis at `url` with the database as fallback, or the database alone. Either counts by
 * its own clock, whatever the processes' clocks say. An unreachable Redis does not block the start.
 */
export async function openCounts(
  url: string | null,
  db: Db,
  log: Pick<Logger, 'info' | 'warn'>,
  onFallback: () => void = () => undefined,
): Promise<RateLimitStore & { close(): void }> {
  const inDatabase = databaseRateLimits(db);
  if (!url) return { ...inDatabase, close: () => undefined };
  // Read only where it is used: it takes a tenth of a start.
  const { redisClient, redisCounts } = await import('./redisCounts');
  const client = redisClient(url);
  await client.connect().catch(() => undefined);
  const counts = fallbackCounts(redisCounts(client), inDatabase, log, onFallback);
  return { ...counts, close: () => client.disconnect() };
}
