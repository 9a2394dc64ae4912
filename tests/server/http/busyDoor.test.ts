import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { Limiter, type Try } from '../../../server/http/limits/limiter';
import { accountLimits } from '../../../server/http/limits/limitTable';
import { databaseRateLimits } from '../../../server/http/limits/rateLimitStore';
import { busy, conflict, invalid, unauthorized } from '../../../server/platform/errors';
import { buildTestApp, password, type TestApp } from '../../support/server/testApp';

let server: TestApp;
beforeAll(async () => {
  server = await buildTestApp();
});
afterAll(() => server.close());

/** Outcomes of a check, and whether each counts. */
const outcomes = {
  right: [() => 'found', false],
  wrong: [() => Promise.reject(unauthorized()), true],
  refused: [() => Promise.reject(invalid({})), true],
  taken: [() => Promise.reject(conflict()), true],
  busy: [() => Promise.reject(busy()), false],
  broken: [() => Promise.reject(new Error('the database is gone')), false],
} as const;
type Outcome = keyof typeof outcomes;

describe('tries that are counted before a check', () => {
  it.each(
    (Object.keys(outcomes) as Outcome[]).flatMap((first) =>
      (Object.keys(outcomes) as Outcome[]).map((second) => [first, second] as const),
    ),
  )('count misses and nothing else: %s, then %s', async (first, second) => {
    const limiter = new Limiter(databaseRateLimits(server.db, server.clock));
    const subject = `${first} ${second}`;
    const { most } = accountLimits.signInWrong;
    const tries: Try[] = [['signInWrong', subject]];
    const run = (outcome: Outcome) =>
      limiter
        .counting(tries, async () => outcomes[outcome][0]())
        .catch((error: { status?: number }) => error.status);
    // One after another and at once, with one of each kind in between.
    for (let n = 0; n < most - 2; n++) await run(first);
    await Promise.all([run(first), run(second)]);
    const misses = (most - 1) * Number(outcomes[first][1]) + Number(outcomes[second][1]);
    const left = [];
    for (let n = 0; n <= most; n++) left.push(await run('wrong'));
    expect(left.filter((status) => status === 401)).toHaveLength(most - misses);
  });
});

it('a server that is too busy to compare passwords locks nobody out', async () => {
  const player = await server.makeUser();
  const verify = vi.spyOn(server.deps.passwords, 'verify').mockRejectedValue(busy());
  for (let n = 0; n < 30; n++) {
    const { status } = await server.post('user/auth/login', { email: player.email, password });
    expect(status).toBe(503);
  }
  verify.mockRestore();
  expect((await server.post('user/auth/login', { email: player.email, password })).status).toBe(200);
});
