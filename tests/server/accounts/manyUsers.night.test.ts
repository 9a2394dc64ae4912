import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeCrowd } from '../../../bench/crowd';
import type { User } from '../../../contract/users';
import { startOfWeek } from '../../../contract/vietnamTime';
import { buildTestApp, type TestApp } from '../../support/server/testApp';

/** More than can be paged to: a third "vip", two in five "nguyen", one in 4,999 "minh17". */
const crowd = 12_000;

let server: TestApp;
let admin: { token: string };
beforeAll(async () => {
  server = await buildTestApp();
  await makeCrowd(server.db, crowd);
  const { email } = await server.makeUser({ role: 'Admin', userName: 'boss', email: 'boss@outline.example' });
  admin = { token: (await server.signIn(email)).accessToken };
});
afterAll(() => server.close());

const list = async (query: object, { token } = admin) =>
  (await server.get(`admin/user/get-all?${new URLSearchParams({ PageSize: '25', ...query })}`, { token }))
    .body as { users: User[]; totalUsers: number; isMore: boolean };
const count = async (condition: string) => {
  const { rows } = await sql<{
    count: number;
  }>`select count(*)::int as count from users where ${sql.raw(condition)}`.execute(server.db);
  return rows[0]?.count ?? 0;
};

describe('the list of more users than pages reach', () => {
  it('tells exactly how many there are, of all and of what the cards count', async () => {
    expect(await list({})).toMatchObject({ totalUsers: crowd + 1, isMore: false });
    const banned = await count("role = 'User' and banned_at is not null");
    expect(await list({ Role: 'User', Status: 'Banned' })).toMatchObject({
      totalUsers: banned,
      isMore: false,
    });
    expect(await list({ Role: 'User' })).toMatchObject({
      totalUsers: await count("role = 'User'"),
      isMore: false,
    });
    expect(await list({ Role: 'Admin' })).toMatchObject({ totalUsers: await count("role = 'Admin'") });
    expect(await list({ Status: 'Active' })).toMatchObject({ totalUsers: 10_000, isMore: true });
  });

  it('is cut to its beginning on demand when one page does not hold it', async () => {
    const cut = await list({ PageSize: '10000', CutTo: '25' });
    expect([cut.users.length, cut.totalUsers]).toEqual([25, crowd + 1]);
    const whole = await list({ PageSize: '10000', CutTo: '25', Role: 'Admin' });
    expect(whole.users).toHaveLength(whole.totalUsers);
  });

  it('returns those with some ids, each once, with filters and masks as in any list', async () => {
    const { users } = await list({ PageSize: '3', Page: '300' });
    const ids = users.map(({ id }) => id);
    const found = await list({
      Ids: [...ids, ids[0]?.toUpperCase(), 'no-id', crypto.randomUUID(), ''].join(','),
    });
    expect(found.users.map(({ id }) => id).sort()).toEqual([...ids].sort());
    expect(found).toMatchObject({ totalUsers: 3, isMore: false });
    expect(await list({ Ids: ids.join(','), Role: 'Admin' })).toMatchObject({ users: [], totalUsers: 0 });
    expect(await list({ Ids: '' })).toMatchObject({ users: [], totalUsers: 0 });
  });

  it('ends at row 10,000 with a message', async () => {
    expect((await list({ Page: '400' })).users).toHaveLength(25);
    const beyond = await server.get('admin/user/get-all?Page=401&PageSize=25', admin);
    expect([beyond.status, beyond.body.errors]).toEqual([
      400,
      { page: ['A list is shown up to row 10,000. Narrow the filter.'] },
    ]);
  });

  it('goes on from page to page in every order, without a gap or a repetition', async () => {
    for (const SortBy of ['userName', 'email', 'lastLoginAt', 'diamonds', 'role', 'isLocked', 'createdAt'])
      for (const SortOrder of ['ASC', 'DESC']) {
        const all = (await list({ SortBy, SortOrder, PageSize: '100' })).users;
        const pages = await Promise.all(
          ['1', '2', '3', '4'].map((Page) => list({ SortBy, SortOrder, Page })),
        );
        expect([SortBy, pages.flatMap(({ users }) => users)]).toEqual([SortBy, all]);
      }
  });

  it('has those who signed in this week, on demand', async () => {
    const seen = new Date(startOfWeek(+server.clock.now()));
    await sql`update users set last_login_at = ${seen} where user_name in ('pro_2', 'pro_17')`.execute(
      server.db,
    );
    await sql`update users set last_login_at = ${new Date(+seen - 1)} where user_name = 'pro_32'`.execute(
      server.db,
    );
    const { users, totalUsers } = await list({ Role: 'User', Seen: 'ThisWeek' });
    expect([totalUsers, users.map(({ userName }) => userName)]).toEqual([2, ['pro_2', 'pro_17']]);
  });
});

describe('a text', () => {
  it('finds all of a few, anywhere in a name or an address', async () => {
    for (const text of ['r11999@', 'le17', 'q_110', 'AN4998']) {
      const plain = text.toLowerCase().replaceAll('_', '\\_');
      const matching = ['user_name', 'email', 'first_name', 'last_name'].map(
        (name) => `${name} like '%${plain}%'`,
      );
      const all = await count(matching.join(' or '));
      const { users, totalUsers, isMore } = await list({ Search: text, PageSize: '1000' });
      expect([text, totalUsers, isMore, users.length]).toEqual([text, all, false, all]);
      expect(all).toBeGreaterThan(0);
    }
  });

  it.each(['%', '_', '\\'])('with %s finds that sign alone, of players and of records', async (sign) => {
    const [wanted, other] = [`zz${sign}top`, 'zzatop'];
    for (const userName of [wanted, other])
      await server.makeUser({ userName, email: `${crypto.randomUUID()}@outline.example` });
    const { users, totalUsers } = await list({ Search: wanted });
    expect([users.map(({ userName }) => userName), totalUsers]).toEqual([[wanted], 1]);
    // The shop's search, which finds by the beginning.
    const found = await server.get(`user/search?query=${encodeURIComponent(`zz${sign}`)}`);
    expect(found.body).toMatchObject([{ userName: wanted }]);

    await sql`insert into help select gen_random_uuid(), 1, case n when 1 then ${wanted} else 'zzatop ' || n end,
      '', 'Text', '', 0, 1, now(), now() from generate_series(1, 10500) as n`.execute(server.db);
    const query = new URLSearchParams({ filter: JSON.stringify({ q: wanted }), range: '[0,9]' });
    const { body } = await server.get(`admin/help?${query}`, admin);
    expect(body).toMatchObject([{ question: wanted }]);
    await sql`delete from help where question like 'zz%'`.execute(server.db);
    await sql`delete from users where user_name in (${wanted}, ${other})`.execute(server.db);
  });

  it('finds the newest thousand of many, in any order, and says that there are more', async () => {
    const newest = await list({ Search: 'nguyen', PageSize: '1000' });
    expect([newest.totalUsers, newest.isMore]).toEqual([1000, true]);
    const { rows } = await sql<{
      userName: string;
    }>`select user_name from users where last_name_key = 'nguyen'
      order by created_at desc, id desc limit 1000`.execute(server.db);
    expect(newest.users.map(({ userName }) => userName)).toEqual(rows.map(({ userName }) => userName));
    const byName = await list({ Search: 'nguyen', SortBy: 'userName', SortOrder: 'ASC' });
    const names = rows.map(({ userName }) => userName).sort((a, b) => (a < b ? -1 : 1));
    expect(new Set(names)).toEqual(new Set(newest.users.map(({ userName }) => userName)));
    expect(names).toEqual(expect.arrayContaining(byName.users.map(({ userName }) => userName)));
  });

  it('is narrowed to a period of creation or of last visits, in every order', async () => {
    const newest = async (limit: number) =>
      (
        await sql<{ userName: string; createdAt: Date }>`select user_name, created_at from users
          where role = 'User' order by created_at desc, id desc limit ${limit}`.execute(server.db)
      ).rows;
    const few = (await newest(300)).slice(100);
    const [last, first] = [few[0]?.createdAt.toISOString(), few.at(-1)?.createdAt.toISOString()];
    const period = { Role: 'User', CreatedFrom: first, CreatedTo: last, PageSize: '1000' };
    const own = await list(period);
    expect([own.totalUsers, own.isMore]).toEqual([200, false]);
    expect(own.users.map(({ userName }) => userName)).toEqual(few.map(({ userName }) => userName));
    const byName = await list({ ...period, SortBy: 'userName', SortOrder: 'ASC' });
    const names = few.map(({ userName }) => userName).sort((a, b) => (a < b ? -1 : 1));
    expect(new Set(byName.users.map(({ userName }) => userName))).toEqual(new Set(names));
    const [one] = few;
    expect(await list({ ...period, Search: one?.userName })).toMatchObject({ totalUsers: 1, isMore: false });
    const long = { Role: 'User', CreatedFrom: (await newest(10_500)).at(-1)?.createdAt.toISOString() };
    expect(await list(long)).toMatchObject({ totalUsers: 10_000, isMore: true });
    // In another order the newest ten thousand of it, with the oldest of them at its end.
    const sorted = await list({ ...long, SortBy: 'diamonds', Page: '400' });
    expect(sorted).toMatchObject({ totalUsers: 10_000, isMore: true });
    expect(sorted.users).toHaveLength(25);
    await sql`update users set last_seen_on = '2024-02-29' where user_name = ${one?.userName}`.execute(
      server.db,
    );
    const seen = { LastSeenFrom: '2024-02-29', LastSeenTo: '2024-02-29' };
    for (const SortBy of ['createdAt', 'lastLoginAt', 'userName']) {
      const { users, totalUsers } = await list({ ...seen, SortBy });
      expect([totalUsers, users[0]]).toMatchObject([
        1,
        { userName: one?.userName, lastSeenOn: '2024-02-29' },
      ]);
    }
    expect((await list({ LastSeenTo: '2024-02-28' })).users).toEqual([]);
  });

  it('is narrowed to those who first paid in a period, by its days beyond what pages reach', async () => {
    // The older a player, the later the first payment; some paid again two days later.
    await sql`insert into payer_days (day, user_id, paid_at, is_first)
      select date '2024-01-01' + (place::int - 1) / 100 + later, id, created_at, later = 0 from (
        select id, created_at, row_number() over (order by created_at desc, id desc) as place from users
        where role = 'User' limit 10500) as players, (values (0), (2)) as days (later)
      where later = 0 or place <= 300`.execute(server.db);
    const one = { FirstPaidFrom: '2024-01-03', FirstPaidTo: '2024-01-04' };
    const few = await list({ ...one, PageSize: '1000' });
    expect([few.totalUsers, few.isMore, few.users.length]).toEqual([200, false, 200]);
    expect(await list({ ...one, Search: few.users[7]?.userName })).toMatchObject({ totalUsers: 1 });
    const newest = await count(
      "id in (select user_id from payer_days where is_first and day >= '2024-01-06')",
    );
    const last = await list({ FirstPaidFrom: '2024-01-06', Page: '400' });
    expect([newest, last.totalUsers, last.isMore, last.users.length]).toEqual([10_000, 10_000, false, 25]);
    // Beyond it the newest days stay, whatever the order.
    const oldest = await list({ FirstPaidTo: '2024-01-04', PageSize: '1000' });
    expect(oldest.totalUsers).toBe(400);
    const ids = new Set(oldest.users.map(({ id }) => id));
    for (const SortBy of ['createdAt', 'userName']) {
      const all = await list({ FirstPaidTo: '2024-12-31', SortBy, PageSize: '10000' });
      expect([SortBy, all.totalUsers, all.isMore]).toEqual([SortBy, 10_000, true]);
      expect(all.users.filter(({ id }) => ids.has(id))).toEqual([]);
    }
  });

  it.each([
    'CreatedFrom=yesterday',
    'CreatedTo=2026-02-31T00:00:00Z',
    'CreatedTo=0000-01-01T00:00:00Z',
    'LastSeenFrom=2026-02-31',
    'LastSeenTo=0000-01-01',
    'FirstPaidFrom=2026-02-31',
    'FirstPaidTo=0000-01-01',
    'FirstPaidTo=soon',
  ])('refuses a period that is none: %s', async (wrong) => {
    expect((await server.get(`admin/user/get-all?${wrong}`, admin)).status).toBe(400);
  });

  it('of less than three letters is the beginning of a name', async () => {
    const { users, isMore } = await list({ Search: 'qz', PageSize: '1000' });
    expect(users.every(({ userName }) => userName.startsWith('qz'))).toBe(true);
    expect([users.length, isMore]).toEqual([await count("user_name like 'qz%'"), false]);
    expect((await list({ Search: '#%_' })).users).toEqual([]);
  });

  it('narrows the staff and the banned, whoever else has it', async () => {
    const banned = await list({ Search: 'nguyen', Status: 'Banned' });
    expect(banned.totalUsers).toBe(await count("last_name_key = 'nguyen' and banned_at is not null"));
    expect(banned.totalUsers).toBeGreaterThan(0);
  });
});

describe('the export of users', () => {
  const exported = async (filter: object, { token } = admin) => {
    const { body, headers } = await server.post('admin/user/export', filter, { token });
    return { lines: body.trimEnd().split('\r\n') as string[], range: headers['content-range'] };
  };

  it('has every one, those past the last page and the last match too', async () => {
    const all = await exported({});
    expect([all.lines.length, all.range]).toEqual([crowd + 2, `users 0-${crowd}/${crowd + 1}`]);
    expect(all.lines[0]).toBe(
      '\uFEFFid,userName,email,createdAt,lastLoginAt,lastSeenOn,diamonds,golds,role,isLocked,version,tags',
    );
    expect(new Set(all.lines).size).toBe(crowd + 2);
    const many = await count("last_name_key = 'nguyen'");
    expect(many).toBeGreaterThan(1000);
    const nguyen = await exported({ Search: 'nguyen' });
    expect([nguyen.lines.length, nguyen.range]).toEqual([many + 1, `users 0-${many - 1}/${many}`]);
  });

  it('is an entry of the history, and shows addresses only to those who may see them', async () => {
    const analyst = await server.makeUser({ staffRoles: ['analyst'], email: 'ana@outline.example' });
    const { accessToken: token } = await server.signIn(analyst.email);
    const { lines } = await exported({ Search: 'pro_2', Status: 'Active' }, { token });
    expect(lines[1]).toContain('p•••@•••');
    const entry = await server.db
      .selectFrom('audits')
      .select(['resource', 'after'])
      .where('userId', '=', analyst.id)
      .where('action', '=', 'export')
      .executeTakeFirst();
    expect(entry).toEqual({
      resource: 'users',
      after: { rows: lines.length - 1, filter: { Search: 'pro_2', Status: 'Active' } },
    });
    const { email } = await server.makeUser({ staffRoles: ['game'], email: 'game@outline.example' });
    const game = { token: (await server.signIn(email)).accessToken };
    expect((await server.post('admin/user/export', {}, game)).status).toBe(403);
  });
});
