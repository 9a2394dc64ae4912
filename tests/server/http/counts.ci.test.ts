import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../../../server/app';
import { Limiter } from '../../../server/http/limits/limiter';
import { limitStoreWithFallback } from '../../../server/http/limits/limitStoreWithFallback';
import { openLimitStore } from '../../../server/http/limits/openLimitStore';
import { databaseRateLimits, type RateLimitStore } from '../../../server/http/limits/rateLimitStore';
import { redisClient, redisLimitStore } from '../../../server/http/limits/redisLimitStore';
import { sweepTables } from '../../../server/operations/retention';
import { hours, minutes, seconds } from '../../../server/platform/clock';
import { RedisServer, redisProgram } from '../../support/server/redis';
import { buildTestApp, password, type TestApp } from '../../support/server/testApp';

let server: TestApp;
const redis = new RedisServer();
const lines: string[] = [];
const log = {
  info: (message: string) => void lines.push(message),
  warn: (_: object, message: string) => void lines.push(message),
};
beforeAll(async () => {
  server = await buildTestApp();
  if (redisProgram) await redis.start();
});
afterAll(async () => {
  await redis.stop();
  await server.close();
});

const open = () => openLimitStore(redis.url, server.db, log as never);
/** As `open`, but a response may take a minute: on a busy machine half a second passes, and the database counts on. */
async function openPatient() {
  const client = redisClient(redis.url);
  client.options.commandTimeout = minutes(1);
  await client.connect();
  const counts = limitStoreWithFallback(redisLimitStore(client), databaseRateLimits(server.db), log);
  return { ...counts, close: () => client.disconnect() };
}
const subject = () => crypto.randomUUID();
const rows = async () => (await server.db.selectFrom('rateLimits').select('key').execute()).length;
/** The refusal, or nothing when the attempt was allowed. */
const refusal = (limiter: Limiter, who: string, limit: Parameters<Limiter['count']>[2]) =>
  limiter.count('search', who, limit).then(
    () => null,
    (error: { status?: number; retryAfter?: number }) => ({ status: error.status, after: error.retryAfter }),
  );

/** Tests shared by all stores of counts. `pass` advances the time of what is counted, `elapse` that of the store's clock. */
function sameEverywhere(
  counts: () => RateLimitStore,
  pass: (ms: number) => Promise<void>,
  elapse: (ms: number) => Promise<unknown> = pass,
) {
  it('allows as many as the limit, then says when to retry', async () => {
    const [limiter, who] = [new Limiter(counts()), subject()];
    for (let n = 0; n < 3; n++)
      expect(await refusal(limiter, who, { most: 3, within: minutes(1) })).toBe(null);
    const over = await refusal(limiter, who, { most: 3, within: minutes(1) });
    expect(over).toEqual({ status: 429, after: expect.any(Number) });
    // Redis uses a real clock.
    expect([50 < Number(over?.after), Number(over?.after) <= 60]).toEqual([true, true]);
    expect(await refusal(limiter, subject(), { most: 3, within: minutes(1) })).toBe(null);
  });
  it('counts 200 parallel attempts one by one', async () => {
    const [limiter, who] = [new Limiter(counts()), subject()];
    const all = await Promise.all(
      Array.from({ length: 200 }, () => refusal(limiter, who, { most: 25, within: minutes(1) })),
    );
    expect(all.filter((one) => one === null)).toHaveLength(25);
  });
  it('does not extend a window by attempts, and starts a new one when it is over', async () => {
    const [limiter, who] = [new Limiter(counts()), subject()];
    expect(await refusal(limiter, who, { most: 1, within: minutes(3) })).toBe(null);
    await pass(minutes(1.2));
    const over = await refusal(limiter, who, { most: 1, within: minutes(3) });
    expect(over?.status).toBe(429);
    expect(over?.after).toBeLessThanOrEqual(108);
    await pass(minutes(2));
    expect(await refusal(limiter, who, { most: 1, within: minutes(3) })).toBe(null);
  });
  it('takes back what a busy server counted, and nothing of the next window', async () => {
    const [limiter, who] = [new Limiter(counts()), subject()];
    const limit = { most: 2, within: seconds(3) };
    const take = (within = limit.within) =>
      limiter.count('busy', who, { ...limit, within }).then(...([() => true, () => false] as const));
    // On a busy machine the first window may be over by then, but not this one.
    const longer = minutes(1);
    const fail = (work: () => Promise<void>) => {
      const failing = () => work().then(() => Promise.reject(new Error('503')));
      const none = { afterError: () => false, after: () => false };
      return expect(limiter.counted([['busy', who, limit]], failing, none)).rejects.toThrow('503');
    };
    await fail(async () => undefined);
    expect(await take()).toBe(true);
    await fail(async () => {
      await elapse(limit.within + 50);
      expect([await take(longer), await take(longer)]).toEqual([true, true]);
    });
    expect(await take(longer)).toBe(false);
  });
}

describe('limits in the database', () => {
  sameEverywhere(
    () => databaseRateLimits(server.db, server.clock),
    async (ms) => server.clock.advance(ms),
  );
  it('deletes windows that the database knows to be over, whatever the process believes', async () => {
    await server.db.deleteFrom('rateLimits').execute();
    await new Limiter(databaseRateLimits(server.db)).count('x', 'y', { most: 1, within: minutes(15) });
    server.clock.advance(hours(2));
    await sweepTables(server.db, server.clock);
    expect(await rows()).toBe(1);
    await sql`update rate_limits set resets_at = resets_at - interval '21 minutes'`.execute(server.db);
    await sweepTables(server.db, server.clock);
    expect(await rows()).toBe(0);
  });
});

describe.skipIf(!redisProgram)('limits in Redis or Valkey (skipped where neither is installed)', () => {
  let counts: Awaited<ReturnType<typeof open>>;
  let patient: typeof counts;
  beforeAll(async () => {
    counts = await open();
    patient = await openPatient();
  });
  afterAll(() => {
    counts.close();
    patient.close();
  });

  sameEverywhere(
    () => patient,
    (ms) => redis.advance(ms),
    sleep,
  );

  it('counts for several processes together, and nothing in the database', async () => {
    const other = await openPatient();
    const who = subject();
    const limiters = [new Limiter(patient), new Limiter(other)];
    const all = await Promise.all(
      Array.from({ length: 40 }, (_, n) =>
        refusal(limiters[n % 2] as Limiter, who, { most: 10, within: minutes(1) }),
      ),
    );
    expect(all.filter((one) => one === null)).toHaveLength(10);
    expect(await rows()).toBe(0);
    other.close();
  });

  it('stops wrong passwords like the database does', async () => {
    const app = await buildApp({ ...server.deps, counts: patient });
    const { email } = await server.makeUser();
    const tries = Array.from({ length: 14 }, () =>
      app.inject({ method: 'POST', url: '/api/user/auth/login', payload: { email, password: 'not it' } }),
    );
    const statuses = (await Promise.all(tries)).map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(4);
    const right = { method: 'POST' as const, url: '/api/user/auth/login', payload: { email, password } };
    const wait = Number((await app.inject(right)).headers['retry-after']);
    expect([840 < wait, wait <= 900]).toEqual([true, true]);
    await app.close();
  });

  it('falls back to the database while it is down, with one log line when that begins and one when it ends', async () => {
    const [limiter, who] = [new Limiter(counts), subject()];
    lines.length = 0;
    await redis.stop();
    const all = await Promise.all(
      Array.from({ length: 30 }, () => refusal(limiter, who, { most: 5, within: minutes(1) })),
    );
    expect(all.filter((one) => one === null)).toHaveLength(5);
    expect(await rows()).toBe(1);
    expect(lines).toEqual(['REDIS_URL does not answer; limits are counted in the database']);
    await redis.start();
    for (let n = 0; n < 300 && lines.length < 2; n++) {
      await refusal(limiter, subject(), { most: 5, within: minutes(1) });
      await sleep(100);
    }
    expect(lines.slice(1)).toEqual(['REDIS_URL answers again; limits are counted there']);
  });

  it('waits half a second for one that does not respond, and then no more', async () => {
    const limiter = new Limiter(counts);
    redis.signal('SIGSTOP');
    const times = [];
    for (let n = 0; n < 6; n++) {
      const before = performance.now();
      expect(await refusal(limiter, subject(), { most: 5, within: minutes(1) })).toBe(null);
      times.push(performance.now() - before);
    }
    redis.signal('SIGCONT');
    expect(times[0]).toBeLessThan(5000);
    // The minimum, since load on the machine shows in the others.
    expect(Math.min(...times.slice(1))).toBeLessThan(400);
  });

  it('starts while it is down', async () => {
    const none = await openLimitStore('redis://127.0.0.1:9', server.db, log as never);
    expect(await refusal(new Limiter(none), subject(), { most: 1, within: minutes(1) })).toBe(null);
    none.close();
  });
});

it('allows reads and refuses sign-in and codes when nothing can count', async () => {
  const away = async () => Promise.reject(new Error('away'));
  const limiter = new Limiter({ add: away, decrement: away });
  expect(await refusal(limiter, 'x', { most: 1, within: 1000, reads: true })).toBe(null);
  expect(await refusal(limiter, 'x', { most: 1, within: 1000 })).not.toBe(null);
  await expect(limiter.take('signInWrong', 'x')).rejects.toThrow('away');
  await expect(limiter.take('codeTries', 'x')).rejects.toThrow('away');
});
