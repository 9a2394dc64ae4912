import { Redis } from 'iovalkey';
import { seconds } from '../../platform/clock';
import { type RateLimitStore, sameEnd } from './rateLimitStore';

/** Atomic in one round trip; a key that lost its expiry (a restored dump) gets a new one. */
const add = `
local count = redis.call('INCR', KEYS[1])
local left = redis.call('PTTL', KEYS[1])
if left < 0 then
  redis.call('PEXPIRE', KEYS[1], ARGV[1])
  left = tonumber(ARGV[1])
end
local time = redis.call('TIME')
return {count, left, time[1] * 1000 + math.floor(time[2] / 1000) + left}`;

/** DECR keeps the key's expiry, and neither reopens an expired window nor touches a later one. */
const decrement = `
local time = redis.call('TIME')
local ends = time[1] * 1000 + math.floor(time[2] / 1000) + redis.call('PTTL', KEYS[1])
if tonumber(redis.call('GET', KEYS[1]) or '0') > 0 and ends < tonumber(ARGV[1]) then redis.call('DECR', KEYS[1]) end
return 0`;

const prefixed = (key: string) => `outline:limit:${key}`;

/** Counters in Valkey or Redis (`REDIS_URL`); windows use its clock, so that all processes agree on their end. */
export const redisLimitStore = (client: Redis): RateLimitStore => ({
  add: async (key, within) => {
    const counted = await client.eval(add, 1, prefixed(key), within);
    const [count, left, end] = counted as [number, number, number];
    return { count, left, end };
  },
  decrement: async (key, end) => {
    await client.eval(decrement, 1, prefixed(key), end + sameEnd);
  },
});

/**
 * A client that never blocks a request: without a connection commands fail at once, and a response may take half a
 * second. It reconnects by itself indefinitely.
 */
export function redisClient(url: string): Redis {
  const client = new Redis(url, {
    lazyConnect: true,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    connectTimeout: seconds(2),
    commandTimeout: 500,
    retryStrategy: (tries) => Math.min(tries * 100, seconds(2)),
  });
  // Failing calls report the outage (limitStoreWithFallback.ts); without a listener every reconnect attempt would be printed.
  client.on('error', () => undefined);
  return client;
}
