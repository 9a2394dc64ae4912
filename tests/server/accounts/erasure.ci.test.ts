import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { eraseNext } from '../../../server/accounts/erasure/erase';
import { grantAdmin } from '../../../server/accounts/grantAdmin';
import { unguarded } from '../../../server/operations/failing';
import { sweepTables } from '../../../server/operations/retention';
import { addMs, days, hours, minutes } from '../../../server/platform/clock';
import { readConfig } from '../../../server/platform/config';
import { deriveKeys, secretsOf } from '../../../server/platform/keys';
import { OperatorError } from '../../../server/platform/operator';
import { openImages } from '../../../server/storage/images/open';
import { buyerOf, buyerPassword, makeBuyers } from '../../support/server/buyers';
import { FakeClock } from '../../support/server/clock';
import { outline } from '../../support/server/commandLine';
import { picturesOf, placesOf } from '../../support/server/everywhere';
import { casesWith, financeOf } from '../../support/server/finance';
import { serverHome } from '../../support/server/home';
import { moneyProblemsOf } from '../../support/server/invariants';
import { type Life, leaveTraces } from '../../support/server/leavesTraces';
import { makePackage } from '../../support/server/packages';
import { notifySandbox, sandboxNotice } from '../../support/server/payments';
import { picture } from '../../support/server/pictures';
import { buildTestApp, password, type TestApp } from '../../support/server/testApp';

/**
 * Where the documents allow remains (docs/spec/studio.md section 3): gateway notices, and staff's sentences in the
 * history.
 */
const documented = ['audits.after', 'payment_events.body'];

let server: TestApp;
beforeAll(async () => {
  server = await buildTestApp({ takesParts: true });
});
afterAll(() => server.close());

type Player = Awaited<ReturnType<typeof leaveTraces>>;
const login = (email: string, more: object = {}) =>
  server.post('user/auth/login', { email, password, ...more });
const rowOf = (id: string) =>
  server.db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const isErased = async (id: string) => (await rowOf(id)).erasedAt !== null;
/** Returns to its sender what cases hold for a payment. */
const giveBack = async (payment: string) => {
  const finance = await financeOf(server);
  for (const { id, state, held } of await casesWith(server, 'paymentId', payment)) {
    if (state === 'closed' || held === 0) continue;
    const { body } = await finance.resolve(id, { kind: 'return' });
    expect((await finance.confirm(body.id)).body.state).toBe('done');
  }
};
const eraseAll = async () => {
  while (await eraseNext(server.deps));
};
const linkIn = async (to: string, subject: RegExp) => {
  const mail = (await server.mails()).filter((one) => one.to === to && subject.test(one.subject)).at(-1);
  return /#(\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
};
const undo = (token: string) => server.post('user/auth/undo', { token });

/** A database connection that fails after some statements, like a process killed in the middle of a transaction. */
const failingAfter = (statements: number) => {
  let left = statements;
  const transformQuery = ({ node }: { node: never }) => {
    if (left-- === 0) throw new Error('killed');
    return node;
  };
  return server.db.withPlugin({
    transformQuery,
    transformResult: async ({ result }: { result: unknown }) => result,
  } as never);
};

const lives: Life[] = [];
for (const pays of ['nothing', 'once', 'in-parts'] as const)
  for (const [n, isBanned] of [true, false].entries())
    lives.push({
      pays,
      isBanned,
      hasGoogle: n === 1 || pays === 'once',
      wasCorrected: isBanned === (pays !== 'once'),
      buysForOthers: pays !== 'in-parts' || isBanned,
    });

it('leaves nothing of any player anywhere but what the documents name, killed at any point', async () => {
  const owner = await server.makeAdmin();
  const players: Player[] = [];
  for (const life of lives) players.push(await leaveTraces(server, owner, life));
  const [many] = players;
  // More than one batch of what a player may have many of.
  await sql`insert into sessions (id, user_id, token_hash, created_at, last_used_at, expires_at)
    select gen_random_uuid(), ${many?.id}, 'hash ' || n, now(), now(), now() from generate_series(1, 1200) n`.execute(
    server.db,
  );
  const before = await placesOf(
    server.db,
    players.flatMap(({ names }) => names),
  );
  expect(before).toEqual(expect.arrayContaining(documented));
  expect(before.length).toBeGreaterThan(20);
  const entriesNow = () => server.db.selectFrom('walletEntries').selectAll().orderBy('id').execute();
  const entries = await entriesNow();
  for (const { id } of players) {
    const erase = await server.post(
      `admin/players/${id}/erasure`,
      { reason: 'asked by mail' },
      { token: owner.token },
    );
    expect(erase.status).toBe(204);
  }
  await server.mails();
  server.clock.advance(days(30));
  const [, open] = players;
  let kills = 0;
  for (let statements = 1; ; ) {
    const more = await eraseNext({ ...server.deps, db: failingAfter(statements) }).catch(() => 'killed');
    if (more === false) break;
    if (more === 'killed') kills++;
    statements = more === 'killed' ? statements + 4 : 1 + (kills % 4);
    // Its day is over: nobody can reopen the account, whether or not its erasure has begun. Below 10 wrong sign-ins.
    if (open && more === 'killed' && kills % 16 === 0)
      expect((await login(open.email, { reopen: true })).status).toBe(401);
  }
  expect(kills).toBeGreaterThan(20);
  const names = players.flatMap((player) => player.names);
  // The sender of held money has to get it back, also of money that completes the price: it is credited to nobody.
  expect(await placesOf(server.db, names)).toEqual([...documented, 'movements.sender'].sort());
  for (const [n, { payments }] of players.entries())
    if (lives[n]?.pays === 'in-parts')
      for (const payment of payments)
        await notifySandbox(server, payment, { amount: 58_000, reference: `rest-${payment}` });
  await eraseAll();
  expect(await placesOf(server.db, names)).toEqual([...documented, 'movements.sender'].sort());
  for (const { payments } of players) for (const payment of payments) await giveBack(payment);
  await eraseAll();
  expect(await placesOf(server.db, names)).toEqual(documented);
  expect(await picturesOf(server.deps.images, names)).toEqual([]);
  // The history never contains contacts.
  const contacts = players.flatMap(({ email, names: [, first = '', phone = ''] }) => [email, first, phone]);
  expect(await placesOf(server.db, contacts)).toEqual(['payment_events.body']);
  expect((await entriesNow()).slice(0, entries.length)).toEqual(entries);
  expect(await moneyProblemsOf(server.db)).toEqual([]);
  for (const { id, payments } of players) {
    expect(await isErased(id)).toBe(true);
    for (const payment of payments)
      expect((await server.get(`user/payment/status/${payment}`)).status).toBe(200);
  }
  await sweepTables(server.db, server.clock);
  expect(await isErased(players[0]?.id ?? '')).toBe(true);
  const list = (await readFile(join(server.imageFolder, '.erased'), 'utf8')).trim().split('\n');
  expect(list).toEqual(players.map(({ id }) => id).sort());
});

it('is no longer named in a picture either: neither in its metadata nor by the name of its file', async () => {
  const owner = await server.makeAdmin();
  const { images } = server.deps;
  const before = await server.imageFiles();
  const { id, names } = await leaveTraces(server, owner, lives[0] as Life);
  const uploaded = (await server.imageFiles()).filter((name) => !before.includes(name));
  expect(uploaded.length).toBe(2);
  // As it was uploaded, it would be found: the search below can fail.
  const asSent = Buffer.from(await (await picture('jpeg', 64, names[0])).arrayBuffer());
  await images.save('0123456789abcdef-assent.webp', asSent);
  await images.save(`${names[5]}.webp`, Buffer.from('x'));
  expect((await picturesOf(images, names)).sort()).toEqual([
    '0123456789abcdef-assent.webp',
    `${names[5]}.webp`,
  ]);
  await images.remove('0123456789abcdef-assent.webp');
  await images.remove(`${names[5]}.webp`);
  await server.post(`admin/players/${id}/erasure`, { reason: 'x' }, { token: owner.token });
  server.clock.advance(days(30));
  await eraseAll();
  expect(await isErased(id)).toBe(true);
  expect(await picturesOf(images, names)).toEqual([]);
  expect((await server.imageFiles()).filter((name) => uploaded.includes(name))).toEqual(uploaded);
});

it('shows an erased player by id, keeps the name for a year, and refuses what would bring data back', async () => {
  const owner = await server.makeAdmin();
  const player = await leaveTraces(server, owner, { ...(lives[3] as Life), isBanned: false });
  const as = { token: owner.token };
  await server.post(`admin/players/${player.id}/erasure`, { reason: 'x' }, as);
  server.clock.advance(days(30));
  const { token } = await server.makeAdmin();
  await eraseAll();
  const list = await server.get(`admin/user/get-all?Ids=${player.id}`, { token });
  expect(list.body.users).toMatchObject([{ userName: `Erased player ${player.id}`, isErased: true }]);
  expect((await server.post(`admin/user/ban/${player.id}`, {}, { token })).status).toBe(409);
  for (const [path, body] of [
    ['email', { email: 'new@wqx.example', reason: 'x' }],
    ['notes', { text: 'x' }],
    ['erasure', { reason: 'x' }],
    ['erasure/undo', { reason: 'x' }],
    ['verification', undefined],
    [
      'wallet',
      { wallet: 'golds', amount: 1, reasonKind: 'other', reason: 'x', idempotencyKey: 'abcdefghijkl' },
    ],
  ] as const)
    expect([path, (await server.post(`admin/players/${player.id}/${path}`, body, { token })).status]).toEqual(
      [path, 409],
    );
  const again = () =>
    server.post('user/auth/register', {
      firstName: 'Another',
      lastName: 'Person',
      userName: player.userName.toUpperCase(),
      email: player.email,
      password,
    });
  expect((await again()).body.errors).toEqual({ userName: ['This user name is already taken.'] });
  server.clock.advance(days(365));
  expect((await again()).status).toBe(201);
  await eraseAll();
  const held = await server.db
    .selectFrom('erasedPlayers')
    .select('userNameHash')
    .where('userNameHash', 'is not', null)
    .execute();
  expect(held).toEqual([]);
});

it('is undone until its day by signing in, by the link, by an owner, and by nothing afterwards', async () => {
  const player = await server.makePlayer();
  const packageId = await makePackage(server);
  const close = async (by: 'player' | 'owner') => {
    const { accessToken } = await server.signIn(player.email);
    const { token } = await server.makeAdmin();
    const answer =
      by === 'owner'
        ? await server.post(`admin/players/${player.id}/erasure`, { reason: 'x' }, { token })
        : await server.post('user/erasure', { password }, { token: accessToken });
    expect(answer.status).toBeLessThan(300);
    expect((await server.get('user/profile/me', { token: accessToken })).status).toBe(401);
    return linkIn(player.email, /will be erased|sẽ bị xóa/);
  };
  const ways = {
    link: (token: string) => undo(token),
    signIn: () => login(player.email, { reopen: true }),
    owner: async () => {
      const { token } = await server.makeAdmin();
      return server.post(`admin/players/${player.id}/erasure/undo`, { reason: 'x' }, { token });
    },
  };
  let earlier = '';
  for (const by of ['player', 'owner'] as const)
    for (const way of Object.values(ways)) {
      const link = await close(by);
      expect((await login(player.email)).body.errors?.closed).toHaveLength(1);
      expect((await login(player.email, { password: 'a wrong phrase', reopen: true })).status).toBe(401);
      expect((await server.get(`user/search?query=${player.userName}`)).body).toEqual([]);
      expect((await server.post('user/payment/create', { email: player.email, packageId })).status).toBe(404);
      // A link from an earlier closing does not undo this one.
      if (earlier) expect((await undo(earlier)).status).toBe(400);
      server.clock.advance(days(29));
      await eraseAll();
      expect((await way(link)).status).toBeLessThan(300);
      expect(await rowOf(player.id)).toMatchObject({ eraseAt: null, email: player.email });
      expect((await login(player.email)).status).toBe(200);
      earlier = link;
      // Its mails are old enough to be distinguished.
      server.clock.advance(minutes(1));
    }
  const { token: early } = await server.makePlayer();
  const wrong = async (body: object) => (await server.post('user/erasure', body, { token: early })).body;
  expect((await wrong({ password: 'a wrong phrase' })).errors).toHaveProperty('password');
  expect((await wrong({})).errors).toHaveProperty('password');
  const link = await close('player');
  server.clock.advance(days(30));
  for (const way of Object.values(ways)) expect((await way(link)).status).toBeGreaterThanOrEqual(400);
  await eraseAll();
  for (const way of Object.values(ways)) expect((await way(link)).status).toBeGreaterThanOrEqual(400);
  const staff = await server.makeAdmin();
  expect((await server.post('user/erasure', { password }, { token: staff.token })).status).toBe(409);
  expect(
    (await server.post(`admin/players/${staff.id}/erasure`, { reason: 'x' }, { token: staff.token })).status,
  ).toBe(409);
});

/** What a process whose clock is an hour behind does to an account that another one has found due, before its lock. */
const meanwhile: Record<string, (account: { id: string; email: string }) => Promise<unknown>> = {
  nothing: async () => undefined,
  'opened again': ({ email }) => login(email, { reopen: true }),
  'opened and closed again': async ({ id, email }) => {
    await login(email, { reopen: true });
    const { token } = await server.makeAdmin();
    await server.post(`admin/players/${id}/erasure`, { reason: 'x' }, { token });
  },
  'made an owner': ({ email }) =>
    grantAdmin(server.deps, { email, password }).catch((error) =>
      expect(error).toBeInstanceOf(OperatorError),
    ),
  'taken onto the staff': async ({ email }) => {
    await login(email, { reopen: true });
    const { token } = await server.makeAdmin();
    await server.post('admin/staff/invitations', { email, roles: ['support'], reason: 'x' }, { token });
    await server.post('user/auth/invitation/accept', { token: await linkIn(email, /invit|mời/i), password });
  },
};
/** How far the erasure is by then; a restored backup begins it again without a day. */
const stages = ['due', 'begun', 'begun without a day'] as const;

it('holds only if the account is still to be erased under its lock, and is not left once begun', async () => {
  for (const stage of stages)
    for (const [event, happens] of Object.entries(meanwhile)) {
      const { id, email } = await server.makeUser();
      const now = server.clock.now();
      const eraseAt = stage === 'begun without a day' ? null : addMs(now, -1);
      await server.db.updateTable('users').set({ eraseAt }).where('id', '=', id).execute();
      if (stage !== 'due')
        await server.db.insertInto('erasedPlayers').values({ userId: id, begunAt: now }).execute();
      const rows = {
        ...unguarded,
        run: async <T>(found: string, work: () => Promise<T>) => {
          expect(found).toBe(id);
          server.clock.advance(-hours(1));
          await happens({ id, email });
          server.clock.advance(hours(1));
          return work();
        },
      };
      await eraseNext(server.deps, rows);
      for (let left = 10; left > 0 && (await eraseNext(server.deps)); left--) expect(left).toBeGreaterThan(1);
      const isHeld = stage !== 'due' || event === 'nothing';
      const about = [stage, event];
      expect([...about, await isErased(id)]).toEqual([...about, isHeld]);
      const { role, email: left } = await rowOf(id);
      if (isHeld) expect([...about, role]).toEqual([...about, 'User']);
      else expect(left).toBe(email);
      const list = server.db.selectFrom('erasedPlayers').select('doneAt').where('userId', '=', id);
      expect(await list.execute()).toHaveLength(isHeld ? 1 : 0);
    }
});

it('is proven by a fresh sign-in where Google is linked and there is no password', async () => {
  const player = await server.makePlayer();
  await server.db.updateTable('users').set({ passwordHash: null }).where('id', '=', player.id).execute();
  const identity = { issuer: 'https://google.example', subject: 'fresh', userId: player.id };
  await server.db
    .insertInto('identities')
    .values({ ...identity, createdAt: server.clock.now() })
    .execute();
  const as = { token: player.token };
  const ways = {
    hasPassword: false,
    hasGoogle: true,
    hasFactor: false,
    emailUndoUntil: null,
    frozenUntil: null,
  };
  expect((await server.get('user/security', as)).body).toEqual(ways);
  server.clock.advance(minutes(11));
  expect((await server.post('user/erasure', {}, as)).body.errors).toHaveProperty('google');
  server.clock.advance(-minutes(10));
  expect((await server.post('user/erasure', {}, as)).status).toBe(200);
});

it('adds up with a payment at any moment of it, whose personal data are gone afterwards', async () => {
  for (let delay = 0; delay < 6; delay++) {
    const owner = await server.makeAdmin();
    const player = await leaveTraces(server, owner, { ...(lives[5] as Life), isBanned: false });
    const [payment = ''] = player.payments;
    const id = player.id;
    await server.post(`admin/players/${id}/erasure`, { reason: 'x' }, { token: owner.token });
    await server.mails();
    server.clock.advance(days(30));
    const rest = { amount: 58_000, reference: `rest-${payment}` };
    const erasing = async () => {
      for (let part = 0; part < delay && (await eraseNext(server.deps)); part++);
    };
    await Promise.all([erasing(), delay % 2 ? notifySandbox(server, payment, rest) : eraseNext(server.deps)]);
    const told = await server.post('user/payment/webhook/sandbox', sandboxNotice(server, payment, rest));
    expect(told.status).toBe(200);
    // The gateway names the sender once more, after everything was erased.
    await server.db
      .updateTable('movements')
      .set({ sender: JSON.stringify({ name: player.names[4] }) })
      .where('paymentId', '=', payment)
      .execute();
    await eraseAll();
    const before = (await rowOf(id)).diamonds;
    await giveBack(payment);
    await eraseAll();
    expect(await placesOf(server.db, player.names)).toEqual(documented);
    const paid = server.db.selectFrom('payments').select(['status', 'email']).where('id', '=', payment);
    expect(await paid.executeTakeFirst()).toEqual({
      status: expect.not.stringMatching('COMPLETED'),
      email: `${id}@erased.invalid`,
    });
    expect((await rowOf(id)).diamonds).toBe(before);
    expect((await server.mails()).filter(({ to }) => to.endsWith('erased.invalid'))).toEqual([]);
    expect(await moneyProblemsOf(server.db)).toEqual([]);
  }
});

it('is done again in an older backup, by the lists beside the pictures and in newer backups', async () => {
  const home = await serverHome({ migrated: true });
  const backups = await mkdtemp(join(tmpdir(), 'outline-backups-'));
  const names = [buyerOf(0), 'buyer0'];
  try {
    await home.inDatabase((db) => makeBuyers(db, 2));
    const backUp = async () =>
      (await outline(home.env, 'backup', '--to', backups)).lines[0]?.replace(/: .*/, '') ?? '';
    const older = await backUp();
    const config = readConfig(home.env);
    const clock = new FakeClock();
    const deps = { clock, keys: deriveKeys(...secretsOf(config)), images: await openImages(config) };
    await home.inDatabase(async (db) => {
      const due = { eraseAt: addMs(clock.now(), -1) };
      await db.updateTable('users').set(due).where('email', '=', buyerOf(0)).execute();
      while (await eraseNext({ ...deps, db }));
      expect(await placesOf(db, names)).toEqual([]);
    });
    const check = async (at: typeof home) => {
      await at.inDatabase(async (db) => {
        expect(await placesOf(db, names)).toEqual([]);
        expect(await placesOf(db, [buyerOf(1)])).toEqual(['users.email']);
        expect((await db.selectFrom('erasedPlayers').select('userId').execute()).length).toBe(1);
      });
      const list = await readFile(join(at.dataDir, 'images', '.erased'), 'utf8');
      expect(list.trim().split('\n')).toHaveLength(1);
    };
    // In its own column, only the list beside the pictures knows.
    const same = ['--same-installation', '--overwrite'];
    expect((await outline(home.env, 'restore', older, ...same)).done).toBe(true);
    await check(home);
    expect((await outline(home.env, 'restore', 'confirm')).done).toBe(true);
    await backUp();
    const other = await serverHome();
    expect((await outline(other.env, 'restore', older)).done).toBe(true);
    await check(other);
    await other.remove();
  } finally {
    await home.remove();
    await rm(backups, { recursive: true });
  }
  expect(buyerPassword).toBeTruthy();
});
