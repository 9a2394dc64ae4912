import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { User } from '../../../contract/users';
import { minutes } from '../../../server/platform/clock';
import { buildTestApp, type TestApp } from '../../support/server/testApp';

let server: TestApp;
let admin: { id: string; token: string; userName: string };
beforeAll(async () => {
  server = await buildTestApp();
  admin = await server.makeAdmin();
  const people = [
    { firstName: 'Minh Khôi', lastName: 'Nguyễn', userName: 'minhkhoi', email: 'khoi@outline.example' },
    { firstName: 'Đức Anh', lastName: 'Trần', userName: 'tiger_99', email: 'anh@outline.example' },
    { firstName: 'Thu', lastName: 'Đặng', userName: 'tigerx99', email: 'thu@outline.example' },
    {
      firstName: 'Ẩn',
      lastName: 'Vũ',
      userName: 'hidden1',
      email: 'h1@outline.example',
      emailVerifiedAt: null,
    },
    {
      firstName: 'Khóa',
      lastName: 'Vũ',
      userName: 'hidden2',
      email: 'h2@outline.example',
      bannedAt: new Date(),
    },
    {
      firstName: 'Quản',
      lastName: 'Vũ',
      userName: 'hidden3',
      email: 'h3@outline.example',
      role: 'Admin' as const,
    },
  ];
  for (const person of people) {
    server.clock.advance(minutes(1));
    await server.makeUser(person);
  }
});
afterAll(() => server.close());

describe('search', () => {
  const search = (query: string) => server.get(`user/search?query=${encodeURIComponent(query)}`);
  const found = async (query: string) =>
    (await search(query)).body.map(({ userName }: { userName: string }) => userName);

  it('[25] finds by prefix of user name, e-mail and names, without regard to case or diacritics', async () => {
    expect(await found('MINHK')).toEqual(['minhkhoi']);
    expect(await found('khoi@')).toEqual(['minhkhoi']);
    expect(await found('minh khoi')).toEqual(['minhkhoi']);
    expect(await found('Đức')).toEqual(['tiger_99']);
    expect(await found('duc')).toEqual(['tiger_99']);
    expect(await found('đặng')).toEqual(['tigerx99']);
    expect(await found('  nguyễn ')).toEqual(['minhkhoi']);
  });

  it('[25] returns the four specified fields with month and drawing beside them, uncached', async () => {
    const answer = await search('minhkhoi');
    expect(answer.body).toEqual([
      {
        email: 'khoi@outline.example',
        userName: 'minhkhoi',
        firstName: 'Minh Khôi',
        lastName: 'Nguyễn',
        since: expect.stringMatching(/^\d{4}-\d\d$/),
        drawing: { worn: [], avatar: null },
      },
    ]);
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('[25] accepts no wildcards from the caller and finds no fragments', async () => {
    expect(await found('tiger_')).toEqual(['tiger_99']);
    for (const query of ['%%%', '___', 'ig%', 'outline', '\\\\\\', "' or 1=1 --"])
      expect(await found(query)).toEqual([]);
  });

  it('[25] never shows admins, unverified and banned players', async () => {
    expect(await found('hidden')).toEqual([]);
  });

  it('[25] needs three characters and returns eight rows at most', async () => {
    for (const query of ['', 'mi', '  mi ', '    ']) expect((await search(query)).status).toBe(400);
    expect((await search('mi')).body.errors).toEqual({ query: ['Type at least 3 characters to search.'] });
    expect((await server.get('user/search')).status).toBe(400);
    // The length after folding counts: accents alone, or two letters with many accents, would match everyone.
    for (const query of ['\u0301\u0301\u0301', 'mi\u0301\u0301', 'e\u0302\u0303'])
      expect((await search(query)).status).toBe(400);
    for (let n = 0; n < 9; n++)
      await server.makeUser({ userName: `crowd${n}`, email: `crowd${n}@x.example` });
    expect(await found('crowd')).toHaveLength(8);
  });
});

describe('the admin list', () => {
  const list = async (query: string) =>
    (await server.get(`admin/user/get-all?${query}`, { token: admin.token })).body;
  const names = async (query: string) =>
    ((await list(query)).users as User[]).map(({ userName }) => userName);

  it('returns one page, newest first, and the total', async () => {
    const all = await list('Page=1&PageSize=10000');
    expect(all.totalUsers).toBe(all.users.length);
    const newest = [...all.users].sort((a: User, b: User) => b.createdAt.localeCompare(a.createdAt));
    expect(all.users.map(({ createdAt }: User) => createdAt)).toEqual(
      newest.map(({ createdAt }: User) => createdAt),
    );
    const second = await list('Page=2&PageSize=4');
    expect(second.users).toEqual(all.users.slice(4, 8));
    expect(second.totalUsers).toBe(all.totalUsers);
    expect((await list('Page=999&PageSize=10')).users).toEqual([]);
    expect((await list('')).users).toHaveLength(10);
  });

  it('[28] shows no more than the contract’s fields, and no page above 10000', async () => {
    const [user] = (await list('Search=minhkhoi')).users;
    expect(user).toEqual({
      id: expect.any(String),
      userName: 'minhkhoi',
      name: 'Nguyễn Minh Khôi',
      email: 'khoi@outline.example',
      createdAt: expect.stringMatching(/^\d{4}-.*Z$/),
      lastLoginAt: null,
      lastSeenOn: null,
      diamonds: 0,
      golds: 0,
      role: 'User',
      isLocked: false,
      version: 1,
    });
    for (const query of [
      'PageSize=10001',
      'PageSize=0',
      'Page=0',
      'Page=x',
      'SortBy=passwordHash',
      'Role=Root',
    ]) {
      expect((await server.get(`admin/user/get-all?${query}`, { token: admin.token })).status).toBe(400);
    }
  });

  it('filters and sorts', async () => {
    expect(await names('Status=Banned')).toEqual(['hidden2']);
    expect((await names('Role=Admin')).sort()).toEqual([admin.userName, 'hidden3'].sort());
    expect(await names('Search=IGER')).toEqual(['tigerx99', 'tiger_99']);
    expect(await names('Search=%25')).toEqual([]);
    expect(await names('Search=iger&SortBy=userName&SortOrder=ASC')).toEqual(['tiger_99', 'tigerx99'].sort());
    expect((await names('SortBy=lastLoginAt&SortOrder=DESC'))[0]).toBe(admin.userName);
    expect((await names('SortBy=isLocked&SortOrder=DESC'))[0]).toBe('hidden2');
  });
});

describe('banning', () => {
  const ban = (id: string, verb = 'ban', token = admin.token) =>
    server.post(`admin/user/${verb}/${id}`, undefined, { token });

  it('bans and unbans idempotently, each with an audit row', async () => {
    const user = await server.makeUser();
    for (const [verb, isLocked] of [
      ['ban', true],
      ['ban', true],
      ['unban', false],
      ['unban', false],
    ] as const) {
      expect(await ban(user.id, verb)).toMatchObject({ status: 200, body: { id: user.id, isLocked } });
    }
    const trail = await server.db
      .selectFrom('audits')
      .selectAll()
      .where('recordId', '=', user.id)
      .orderBy('id')
      .execute();
    expect(trail.map(({ action, userId }) => [action, userId])).toEqual(
      ['ban', 'ban', 'unban', 'unban'].map((action) => [action, admin.id]),
    );
    expect(trail[0]).toMatchObject({ before: { isLocked: false }, after: { isLocked: true } });
  });

  it('[17] refuses to ban oneself, and returns 404 for an unknown id', async () => {
    expect((await ban(admin.id)).status).toBe(409);
    expect((await ban('01a1fb20-0000-7000-8000-000000000000')).status).toBe(404);
    expect((await ban('x')).status).toBe(404);
  });

  it('[17] leaves an admin when two ban each other concurrently', async () => {
    const [one, two] = [await server.makeAdmin(), await server.makeAdmin()];
    const others = await server.db.selectFrom('users').select('id').where('role', '=', 'Admin').execute();
    const rest = others.map(({ id }) => id).filter((id) => id !== one.id && id !== two.id);
    await server.db.updateTable('users').set({ bannedAt: new Date() }).where('id', 'in', rest).execute();
    const answers = await Promise.all([ban(two.id, 'ban', one.token), ban(one.id, 'ban', two.token)]);
    const left = await server.db
      .selectFrom('users')
      .select('id')
      .where('role', '=', 'Admin')
      .where('bannedAt', 'is', null)
      .execute();
    expect(left).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    await server.db.updateTable('users').set({ bannedAt: null }).where('id', 'in', rest).execute();
  });

  it('keeps the audit unchanged', async () => {
    await expect(server.db.deleteFrom('audits').execute()).rejects.toThrow('append-only');
  });
});

describe('the newsletter', () => {
  it('stores an address once and responds the same', async () => {
    const first = await server.post('newsletter/subscribe', { email: 'Reader@Example.com' });
    const again = await server.post('newsletter/subscribe', { email: 'reader@example.com ' });
    expect([first.status, again.status, again.body]).toEqual([200, 200, first.body]);
    expect(await server.db.selectFrom('subscribers').select('email').execute()).toEqual([
      { email: 'reader@example.com' },
    ]);
    expect(
      (await server.post('newsletter/subscribe', { email: 'no address' })).body.errors.email,
    ).toHaveLength(1);
  });
});
