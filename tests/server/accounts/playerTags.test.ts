import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { User } from '../../../contract/users';
import { minutes } from '../../../server/platform/clock';
import { buildTestApp, type TestApp } from '../../support/server/testApp';

let server: TestApp;
let support: { token: string };
let analyst: { token: string };
const tagged = {
  first: ['VIP', 'streamer'],
  second: ['vip', '0987654321'],
  third: ['vip gold', "it's, {odd}"],
  banned: ['vip'],
  none: [],
};

beforeAll(async () => {
  server = await buildTestApp();
  support = await server.makeStaff('support');
  analyst = await server.makeStaff('analyst');
  for (const [userName, tags] of Object.entries(tagged)) {
    server.clock.advance(minutes(1));
    const { id } = await server.makeUser({ userName, email: `${userName}@outline.example` });
    if (tags.length > 0) await server.call('PUT', `admin/players/${id}/tags`, { tags }, support);
    if (userName === 'banned')
      await server.db.updateTable('users').set({ bannedAt: new Date() }).where('id', '=', id).execute();
  }
});
afterAll(() => server.close());

const list = async (query: Record<string, string>, reader = support) =>
  (await server.get(`admin/user/get-all?${new URLSearchParams(query)}`, reader)).body;
const names = async (query: Record<string, string>, reader = support) => {
  const { users, totalUsers } = await list(query, reader);
  expect(totalUsers).toBe(users.length);
  return users.map(({ userName }: User) => userName);
};

describe('the list of a tag', () => {
  it('has exactly its players, in upper or lower case, newest first or in any order', async () => {
    expect(await names({ Tag: 'vip' })).toEqual(['banned', 'second', 'first']);
    expect(await names({ Tag: ' VIP ' })).toEqual(['banned', 'second', 'first']);
    expect(await names({ Tag: "IT'S, {odd}" })).toEqual(['third']);
    expect(await names({ Tag: 'vi' })).toEqual([]);
    expect(await names({ Tag: 'v%' })).toEqual([]);
    for (const SortBy of ['userName', 'email', 'lastLoginAt', 'diamonds', 'role', 'isLocked'])
      expect((await names({ Tag: 'vip', SortBy })).sort()).toEqual(['banned', 'first', 'second']);
    expect(await names({ Tag: 'vip', SortBy: 'userName', SortOrder: 'ASC' })).toEqual([
      'banned',
      'first',
      'second',
    ]);
  });

  it('is narrowed by the other filters, and pages', async () => {
    const now = server.clock.now().toISOString();
    expect(await names({ Tag: 'vip', Status: 'Banned' })).toEqual(['banned']);
    expect(await names({ Tag: 'vip', Status: 'Active' })).toEqual(['second', 'first']);
    expect(await names({ Tag: 'vip', Role: 'Admin' })).toEqual([]);
    expect(await names({ Tag: 'vip', Search: 'first' })).toEqual(['first']);
    expect(await names({ Tag: 'streamer', Search: 'second' })).toEqual([]);
    expect(await names({ Tag: 'vip', CreatedFrom: now })).toEqual([]);
    expect(await names({ Tag: 'vip', FirstPaidFrom: now.slice(0, 10) })).toEqual([]);
    expect(await list({ Tag: 'vip', PageSize: '2', Page: '2' })).toMatchObject({
      users: [{ userName: 'first' }],
      totalUsers: 3,
      isMore: false,
    });
  });

  it('is refused for a tag that nobody could have, and to who may not list players', async () => {
    for (const Tag of ['', '  ', 'x'.repeat(31)])
      expect((await server.get(`admin/user/get-all?${new URLSearchParams({ Tag })}`, support)).status).toBe(
        400,
      );
    for (const role of ['game', 'content', 'shop'] as const) {
      const reader = await server.makeStaff(role);
      expect((await server.get('admin/user/get-all?Tag=vip', reader)).status).toBe(403);
      expect((await server.get('admin/user/tags', reader)).status).toBe(403);
    }
  });

  it('is a file too, which names the tags', async () => {
    const { body } = await server.post('admin/user/export', { Tag: 'STREAMER' }, support);
    const [heading, ...lines] = body.trimEnd().split('\r\n');
    expect(heading).toMatch(/,version,tags$/);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(/,first,.*,"VIP, streamer"$/);
  });
});

describe('a reader who sees no contacts', () => {
  it('sees them masked in tags, and finds nobody by one', async () => {
    const tagsOf = async (reader: { token: string }) =>
      (await list({ Search: 'second' }, reader)).users[0].tags as string[];
    expect(await tagsOf(support)).toEqual(['vip', '0987654321']);
    expect(await tagsOf(analyst)).toEqual(['vip', '0•••']);
    expect(await names({ Tag: '0987654321' })).toEqual(['second']);
    expect(await names({ Tag: '0987654321' }, analyst)).toEqual([]);
    expect(await names({ Tag: '0•••' }, analyst)).toEqual([]);
    expect(await names({ Tag: 'vip' }, analyst)).toEqual(['banned', 'second', 'first']);
    const { body } = await server.post('admin/user/export', { Tag: '0987654321' }, analyst);
    expect(body.trimEnd().split('\r\n')).toHaveLength(1);
  });

  it('is not suggested any, while the others are, most frequent first', async () => {
    const suggested = async (reader: { token: string }) => (await server.get('admin/user/tags', reader)).body;
    expect(await suggested(support)).toEqual({
      tags: ['vip', '0987654321', "it's, {odd}", 'streamer', 'vip gold'],
    });
    expect(await suggested(analyst)).toEqual({ tags: ['vip', "it's, {odd}", 'streamer', 'vip gold'] });
  });
});

it('a player without tags has none in the row', async () => {
  expect((await list({ Search: 'none' })).users[0]).not.toHaveProperty('tags');
});
