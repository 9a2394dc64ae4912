import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Limiter } from '../../../server/http/limits/limiter';
import { limitStoreWithFallback } from '../../../server/http/limits/limitStoreWithFallback';
import { type AccountLimit, accountLimits } from '../../../server/http/limits/limitTable';
import { openLimitStore } from '../../../server/http/limits/openLimitStore';
import { databaseRateLimits, type RateLimitStore } from '../../../server/http/limits/rateLimitStore';
import { sweepTables } from '../../../server/operations/retention';
import { addMs, type Clock, minutes, seconds } from '../../../server/platform/clock';
import { RedisServer, redisProgram } from '../../support/server/redis';
import { buildTestApp, type TestApp } from '../../support/server/testApp';

let server: TestApp;
const redis = new RedisServer();
beforeAll(async () => {
  server = await buildTestApp();
  if (redisProgram) await redis.start();
});
afterAll(async () => {
  await redis.stop();
  await server.close();
});

const rounds = 100;
const names = Object.keys(accountLimits) as AccountLimit[];
const quiet = { info: () => undefined, warn: () => undefined };

/** How many attempts of a burst over two processes pass each named limit. */
async function burst(processes: readonly RateLimitStore[], name: AccountLimit, who: string): Promise<number> {
  const limiters = processes.map((counts) => new Limiter(counts));
  const size = Math.max(60, accountLimits[name].most + 10);
  const passes = (n: number): Promise<boolean> =>
    (limiters[n % limiters.length] ?? new Limiter(databaseRateLimits(server.db))).take(name, who).then(
      () => true,
      () => false,
    );
  const passed = await Promise.all(Array.from({ length: size }, (_, n) => passes(n)));
  return passed.filter(Boolean).length;
}

/** Bursts in every round, each against another limit. */
async function inRounds(
  processes: () => readonly RateLimitStore[],
  limits: readonly AccountLimit[] = names,
  from = 0,
  until = rounds,
) {
  for (let round = from; round < until; round++) {
    const name = limits[round % limits.length] ?? 'signInWrong';
    const who = `round ${round} ${crypto.randomUUID()}`;
    expect([round, name, await burst(processes(), name, who)]).toEqual([
      round,
      name,
      accountLimits[name].most,
    ]);
  }
}

/** Clocks of two processes, up to a minute apart and never quite the same twice. */
const skewed = (ahead: number): Clock => ({ now: () => addMs(new Date(), ahead - Math.random() * 20) });

describe('bursts over two processes', () => {
  it('pass the limit of no account, by the time of the database', async () => {
    await inRounds(() => [databaseRateLimits(server.db), databaseRateLimits(server.db)]);
  });

  it('pass no limit whose window is longer than the clocks are apart, even by their own clocks', async () => {
    const long = names.filter((name) => accountLimits[name].within > minutes(2));
    expect(long.length).toBeGreaterThan(8);
    for (const [n, ahead] of [0, seconds(1), minutes(1), -minutes(1)].entries()) {
      const clocks = () => [skewed(ahead), skewed(0)].map((clock) => databaseRateLimits(server.db, clock));
      await inRounds(clocks, long, (n * rounds) / 4, ((n + 1) * rounds) / 4);
    }
  });

  it('go on in a window that another process believes to be over when it sweeps', async () => {
    const counts = databaseRateLimits(server.db);
    expect(await burst([counts], 'refresh', 'swept')).toBe(60);
    await sweepTables(server.db, skewed(minutes(2)));
    expect(await burst([counts], 'refresh', 'swept')).toBe(0);
  });

  it.skipIf(!redisProgram)('pass the limit of no account in Redis or Valkey', async () => {
    const processes = await Promise.all([1, 2].map(() => openLimitStore(redis.url, server.db, quiet)));
    await inRounds(() => processes);
    for (const one of processes) one.close();
  });
});

/** An in-memory store that can be away. */
function memory() {
  const known = new Map<string, number>();
  const store = { isAway: false };
  const counts: RateLimitStore = {
    add: async (key, within) => {
      if (store.isAway) throw new Error('away');
      known.set(key, (known.get(key) ?? 0) + 1);
      return { count: known.get(key) ?? 0, left: within, end: 0 };
    },
    decrement: async (key) => {
      if (store.isAway) throw new Error('away');
      known.set(key, Math.max(0, (known.get(key) ?? 0) - 1));
    },
  };
  return { store, counts };
}

describe('an outage of the counters', () => {
  it('gives nobody a second round of guesses, neither when it begins nor when it ends', async () => {
    const [redisLike, database] = [memory(), memory()];
    const counts = limitStoreWithFallback(redisLike.counts, database.counts, quiet);
    const limiter = new Limiter(counts);
    const passes = async (times: number) => {
      let passed = 0;
      for (let n = 0; n < times; n++)
        passed += await limiter.take('signInWrong', 'x').then(...([() => 1, () => 0] as const));
      return passed;
    };
    expect(await passes(6)).toBe(6);
    redisLike.store.isAway = true;
    expect(await passes(2)).toBe(2);
    const busy = limiter.counting([['signInWrong', 'x']], () => Promise.reject(new Error('503')));
    await expect(busy).rejects.toThrow('503');
    expect(await passes(1)).toBe(1);
    redisLike.store.isAway = false;
    await new Promise((resolve) => setTimeout(resolve, seconds(1.1)));
    expect(await passes(5)).toBe(1);
  });
});
