import type { Logger } from 'pino';
import type { Db } from '../../db/tables';
import { limitStoreWithFallback } from './limitStoreWithFallback';
import { databaseRateLimits, type RateLimitStore } from './rateLimitStore';

/**
 * Opens the counters: Valkey or Redis at `url` with the database as fallback, or the database alone. Each uses its own
 * clock, whatever the processes' clocks say. An unreachable Redis does not block startup.
 */
export async function openLimitStore(
  url: string | null,
  db: Db,
  log: Pick<Logger, 'info' | 'warn'>,
  onFallback: () => void = () => undefined,
): Promise<RateLimitStore & { close(): void }> {
  const inDatabase = databaseRateLimits(db);
  if (!url) return { ...inDatabase, close: () => undefined };
  // Loaded only where it is used: it takes a tenth of the start-up time.
  const { redisClient, redisLimitStore } = await import('./redisLimitStore');
  const client = redisClient(url);
  await client.connect().catch(() => undefined);
  const counts = limitStoreWithFallback(redisLimitStore(client), inDatabase, log, onFallback);
  return { ...counts, close: () => client.disconnect() };
}
