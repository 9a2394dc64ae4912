import type { Logger } from 'pino';
import type { Clock } from '../clock';
import type { Db } from '../db/tables';
import { type Counts, databaseCounts } from './counts';
import { fallbackCounts } from './fallbackCounts';
import { redisClient, redisCounts } from './redisCounts';

/**
 * Opens the counters: Valkey or Redis at `url` with the database as fallback, or the database alone. An unreachable
 * Redis does not block the start.
 */
export async function openCounts(
  url: string | null,
  db: Db,
  clock: Clock,
  log: Pick<Logger, 'info' | 'warn'>,
): Promise<Counts & { close(): void }> {
  const inDatabase = databaseCounts(db, clock);
  if (!url) return { ...inDatabase, close: () => undefined };
  const client = redisClient(url);
  await client.connect().catch(() => undefined);
  const counts = fallbackCounts(redisCounts(client), inDatabase, log);
  return { ...counts, close: () => client.disconnect() };
}
