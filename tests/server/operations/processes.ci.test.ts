import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signedWebhook } from '../../../server/payments/gateways/sandbox';
import { deriveKeys } from '../../../server/platform/keys';
import { buyerOf, buyerPassword, createAt, makeBuyers, statusAt } from '../../support/server/buyers';
import { postgresUrl } from '../../support/server/database';
import { type ServerHome, serverHome } from '../../support/server/home';
import { moneyProblemsOf } from '../../support/server/invariants';
import { postTo, spawnServer } from '../../support/server/process';

/** Needs two separate processes, which an embedded database cannot serve. */
describe.skipIf(!postgresUrl)('two processes on one PostgreSQL', () => {
  const admin = { email: 'boss@outline.example', password: 'a long enough phrase' };
  let home: ServerHome;
  let packageId: string;
  let servers: Array<ReturnType<typeof spawnServer>>;
  let addresses: string[];
  beforeAll(async () => {
    home = await serverHome({ migrated: true });
    packageId = await home.inDatabase((db) => makeBuyers(db, 4));
    const more = { ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password };
    servers = [1, 2].map((n) => spawnServer({ ...home.env, ...more, DATA_DIR: `${home.dataDir}-${n}` }));
    addresses = await Promise.all(servers.map((server) => server.ready()));
  });
  afterAll(async () => {
    for (const server of servers ?? []) await server.kill('SIGTERM');
    await home?.remove();
  });

  /** `count` concurrent calls, alternating between the two processes. */
  const both = <T>(count: number, call: (address: string) => Promise<T>) =>
    Promise.all(Array.from({ length: count }, (_, n) => call(addresses[n % 2] ?? '')));
  const signIn = async (address: string, email: string) => {
    const answer = await postTo(address, 'user/auth/login', { email, password: buyerPassword });
    return answer?.body ?? {};
  };
  const withToken = (address: string, path: string, token = '', method = 'GET') =>
    fetch(`${address}/api/${path}`, { method, headers: { authorization: `Bearer ${token}` } });

  it('[14] a ban at one applies to the next call at the other', async () => {
    const [one = '', other = ''] = addresses;
    const { accessToken, refreshToken } = await signIn(other, buyerOf(2));
    const me = async () => (await withToken(other, 'user/profile/me', accessToken)).status;
    expect(await me()).toBe(200);
    const { id } = await home.inDatabase((db) =>
      db.selectFrom('users').select('id').where('email', '=', buyerOf(2)).executeTakeFirstOrThrow(),
    );
    const boss = await signIn(one, admin.email);
    expect((await withToken(one, `admin/user/ban/${id}`, boss.accessToken, 'POST')).status).toBe(200);
    expect(await me()).toBe(401);
    expect((await postTo(other, 'user/auth/refresh-token', { refreshToken }))?.status).toBe(401);
    expect(
      (await postTo(other, 'user/auth/login', { email: buyerOf(2), password: buyerPassword }))?.status,
    ).toBe(403);
  });

  it('a ban ends at its moment at both, while its player signs in at both', async () => {
    const bannedFor = async (milliseconds: number) => {
      const bannedUntil = new Date(Date.now() + milliseconds);
      const ban = { bannedAt: new Date(), bannedUntil, banKind: 'insult' as const };
      await home.inDatabase((db) =>
        db.updateTable('users').set(ban).where('email', '=', buyerOf(3)).execute(),
      );
      return bannedUntil;
    };
    const answers: Array<{ from: number; to: number; status: number | undefined; message?: string }> = [];
    const attempt = async (address: string) => {
      const from = Date.now();
      const answer = await postTo(address, 'user/auth/login', { email: buyerOf(3), password: buyerPassword });
      answers.push({ from, to: Date.now(), status: answer?.status, message: answer?.body.message });
    };
    // However slow the machine is, some come before the end, some while it comes, and some after it.
    await bannedFor(3_600_000);
    await both(4, attempt);
    const bannedUntil = await bannedFor(800);
    while (Date.now() < +bannedUntil + 300) await both(4, attempt);
    await both(4, attempt);
    for (const { from, to, status, message } of answers) {
      if (to < +bannedUntil || status !== 200)
        expect([status, message]).toEqual([403, expect.stringContaining('xúc phạm')]);
      expect([from >= +bannedUntil, status]).not.toEqual([true, 403]);
    }
    expect(answers.some(({ to }) => to < +bannedUntil)).toBe(true);
    expect(answers.some(({ from }) => from >= +bannedUntil)).toBe(true);
  });

  it('[34] 100 concurrent creates at both make one payment', async () => {
    const made = await both(100, (address) => createAt(address, buyerOf(0), packageId));
    expect(made.filter((answer) => answer?.status === 201)).toHaveLength(1);
    expect(made.filter((answer) => answer?.status === 200)).toHaveLength(99);
    expect(new Set(made.map((answer) => answer?.body.transactionId)).size).toBe(1);
    expect(new Set(made.map((answer) => new URL(answer?.body.paymentUrl ?? '').pathname)).size).toBe(1);
    const rows = await home.inDatabase((db) => db.selectFrom('payments').select('id').execute());
    expect(rows).toHaveLength(1);
  });

  it('[32] the same webhook sent 100 times to both credits once', async () => {
    const [one = ''] = addresses;
    const id = (await createAt(one, buyerOf(1), packageId))?.body.transactionId ?? '';
    const order = await home.inDatabase((db) =>
      db
        .selectFrom('sandboxOrders')
        .innerJoin('paymentAttempts', 'paymentAttempts.orderNumber', 'sandboxOrders.orderCode')
        .selectAll('sandboxOrders')
        .where('paymentAttempts.paymentId', '=', id)
        .executeTakeFirstOrThrow(),
    );
    const keys = deriveKeys(home.env.JWT_SECRET ?? '');
    const body = signedWebhook(keys, { ...order, outcome: 'PAID' }, new Date());
    const told = await both(100, (address) => postTo(address, 'user/payment/webhook/sandbox', body));
    expect(new Set(told.map((answer) => answer?.status))).toEqual(new Set([200]));
    expect(await statusAt(one, id)).toBe('COMPLETED');
    await home.inDatabase(async (db) => {
      const { diamonds } = await db
        .selectFrom('users')
        .select('diamonds')
        .where('email', '=', buyerOf(1))
        .executeTakeFirstOrThrow();
      const events = await db.selectFrom('paymentEvents').select(['times', 'outcome']).execute();
      expect([diamonds, events]).toEqual([10, [{ times: 100, outcome: 'credited' }]]);
      expect(await moneyProblemsOf(db)).toEqual([]);
    });
  });
});
