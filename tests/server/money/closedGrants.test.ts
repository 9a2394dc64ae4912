import { afterAll, beforeAll, expect, it } from 'vitest';
import { eraseNext } from '../../../server/accounts/erasure/erase';
import { randomFrom } from '../../../server/cli/demo/random';
import { days } from '../../../server/platform/clock';
import { newId } from '../../../server/platform/ids';
import { moneyProblemsOf } from '../../support/server/invariants';
import { openedSession } from '../../support/server/openedSession';
import { buildTestApp, type TestApp } from '../../support/server/testApp';

let server: TestApp;
beforeAll(async () => {
  server = await buildTestApp();
});
afterAll(() => server.close());

type Waiting = { id: string; amount: number; state: 'requested' | 'done' | 'refused' | 'withdrawn' };

/** What became of requests in all stories, so that none passes for want of acts. */
const happened = new Set<string>();

// Requests about a player's gold that wait for a second person, while the account closes, opens again and is erased.
it.each(Array.from({ length: 8 }, (_, seed) => seed))(
  'story %i: what waits is given to an open account alone, once, and can always be ended',
  async (seed) => {
    const random = randomFrom(seed);
    const player = await server.makeUser();
    const people = await Promise.all(
      [0, 1].map(async () => ({
        ...(await server.makeUser({ staffRoles: ['owner'] })),
        role: 'Admin' as const,
      })),
    );
    const token = (person: number) => openedSession(server, people[person] ?? expect.fail());
    const requests: Waiting[] = [];
    let account: 'open' | 'closed' | 'erased' = 'open';
    const post = async (person: number, path: string, body: object) =>
      server.post(`admin/${path}`, body, { token: await token(person) });
    const end = async (
      act: string,
      state: Waiting['state'],
      ...[person, path, body]: Parameters<typeof post>
    ) => {
      const [one] = requests.filter((request) => request.state === 'requested');
      if (!one) return;
      const { status } = await post(person, `money-requests/${one.id}/${path}`, body);
      const isRefused = state === 'done' && account !== 'open';
      expect([act, account, status < 300]).toEqual([act, account, !isRefused]);
      if (!isRefused) one.state = state;
      happened.add(isRefused ? 'not given' : state);
    };
    const acts: Record<string, () => Promise<void>> = {
      ask: async () => {
        // Above what one person gives alone, and a day's cap apart.
        const amount = 60_000 + 1000 * random.whole(0, 9);
        const given = {
          wallet: 'golds',
          amount,
          reasonKind: 'event',
          reason: 'Cup',
          idempotencyKey: newId(),
        };
        const { status, body } = await post(0, `players/${player.id}/wallet`, given);
        expect([account, status < 300]).toEqual([account, account === 'open']);
        if (status < 300) requests.push({ id: body.id, amount, state: 'requested' });
        server.clock.advance(days(2));
      },
      approve: () => end('approve', 'done', 1, 'decide', { approve: true }),
      refuse: () => end('refuse', 'refused', 1, 'decide', { approve: false, note: 'No' }),
      withdraw: () => end('withdraw', 'withdrawn', 0, 'withdraw', {}),
      close: async () => {
        const { status } = await post(1, `players/${player.id}/erasure`, { reason: 'By mail' });
        expect([account, status < 300]).toEqual([account, account === 'open']);
        if (account === 'open') account = 'closed';
      },
      reopen: async () => {
        const { status } = await post(1, `players/${player.id}/erasure/undo`, { reason: 'By mail' });
        expect([account, status < 300]).toEqual([account, account === 'closed']);
        if (account === 'closed') account = 'open';
      },
      later: async () => {
        server.clock.advance(days(31));
        while (await eraseNext(server.deps));
        if (account === 'closed') account = 'erased';
      },
    };
    const plan = ['ask', ...Array.from({ length: 11 }, () => random.pick(Object.keys(acts)))];
    for (const act of plan) await acts[act]?.();
    const { golds } = await server.db
      .selectFrom('users')
      .select('golds')
      .where('id', '=', player.id)
      .executeTakeFirstOrThrow();
    const given = requests.filter(({ state }) => state === 'done').map(({ amount }) => amount);
    expect([plan, golds]).toEqual([plan, given.reduce((sum, amount) => sum + amount, 0)]);
    const stored = server.db
      .selectFrom('moneyRequests')
      .select(['id', 'state'])
      .where('userId', '=', player.id);
    expect(new Map((await stored.execute()).map(({ id, state }) => [id, state]))).toEqual(
      new Map(requests.map(({ id, state }) => [id, state])),
    );
    expect(await moneyProblemsOf(server.db)).toEqual([]);
  },
);

it('each of that happened', () => {
  expect([...happened].sort()).toEqual(['done', 'not given', 'refused', 'withdrawn']);
});
