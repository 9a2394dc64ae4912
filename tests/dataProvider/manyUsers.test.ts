import { describe, expect, it } from 'vitest';
import { countUsers } from '../../src/dataProvider/userCounts';
import { failOnConsole } from '../support/quietConsole';
import { recordApi } from '../support/recorder';
import { freshProvider, page } from './support';

failOnConsole();
const api = recordApi();
const call = (query = '') => `GET admin/user/get-all?Page=1&PageSize=10000${query}`;
const user = (n: number, given: object = {}) => ({
  id: `u${n}`,
  userName: `player_${n}`,
  email: `p${n}@outline.example`,
  role: 'User',
  isLocked: false,
  lastLoginAt: null,
  version: 1,
  ...given,
});
const answer = (total: number, ...users: object[]) => ({ json: { users, totalUsers: total } as never });
const names = async (provider: ReturnType<typeof freshProvider>, filter: object, sort?: object) =>
  (await provider.getList('users', page({ filter, ...(sort && { sort }) }))).data.map(
    ({ userName }) => userName,
  );

describe('more users than one list holds', () => {
  it('is reported with the rows', async () => {
    api.on(call(), answer(99_999, user(1), user(2)));
    const { total, meta } = await freshProvider().getList('users', page());
    expect([total, meta]).toEqual([2, { held: 2, total: 99_999 }]);
  });

  it('a search asks the server, so that users beyond the list are found and can be banned', async () => {
    api.on(call(), answer(99_999, user(1), user(2)));
    api.on(call('&Search=player_50000'), answer(1, user(50_000)));
    const provider = freshProvider();
    expect(await names(provider, { q: ' player_50000 ' })).toEqual(['player_50000']);
    api.on('POST admin/user/ban/u50000', { json: user(50_000, { isLocked: true, version: 2 }) });
    await provider.act('users', 'ban', 'u50000', { isLocked: true });
    const { data } = await provider.getList('users', page({ filter: { q: ' player_50000 ' } }));
    expect(data[0]).toMatchObject({ isLocked: true, version: 2 });
    // Neither the whole list nor the search was fetched again.
    expect(api.lines()).toEqual([call(), call('&Search=player_50000'), 'POST admin/user/ban/u50000']);
  });

  it('filters, sorting and the groups of the cards ask it too', async () => {
    api.on(call(), answer(99_999, user(1)));
    const provider = freshProvider();
    api.on(call('&Role=Admin'), answer(1, user(7, { role: 'Admin' })));
    expect(await names(provider, { role: 'Admin' })).toEqual(['player_7']);
    api.on(call('&Status=Banned'), answer(1, user(8, { isLocked: true })));
    expect(await names(provider, { isLocked: true })).toEqual(['player_8']);
    api.on(call('&Role=User&Status=Banned'), answer(1, user(8, { isLocked: true })));
    expect(await names(provider, { group: 'banned' })).toEqual(['player_8']);
    const recent = user(9, { lastLoginAt: new Date().toISOString() });
    api.on(call('&Role=User&SortBy=lastLoginAt&SortOrder=DESC'), answer(9000, recent, user(10)));
    expect(await names(provider, { group: 'online' })).toEqual(['player_9']);
    api.on(call('&SortBy=diamonds&SortOrder=DESC'), answer(99_999, user(11)));
    expect(await names(provider, {}, { field: 'diamonds', order: 'DESC' })).toEqual(['player_11']);
  });

  it('the cards’ totals are the server’s', async () => {
    const counted = (query: string) => `GET admin/user/get-all?Page=1&${query}`;
    api.on(counted('PageSize=1&Role=User'), answer(99_998, user(1)));
    api.on(counted('PageSize=1&Role=User&Status=Banned'), answer(123, user(1)));
    api.on(call('&Role=User&SortBy=lastLoginAt&SortOrder=DESC'), answer(99_998, user(3)));
    expect(await countUsers()).toMatchObject({ players: 99_998, banned: 123, recent: [{ id: 'u3' }] });
  });
});

describe('as many users as one list holds', () => {
  it('are searched and filtered locally, without another call', async () => {
    api.on(call(), answer(2, user(1), user(2)));
    expect(await names(freshProvider(), { q: 'player_2', role: 'User' })).toEqual(['player_2']);
    expect(api.lines()).toEqual([call()]);
  });
  it('are searched by the list’s texts: not by ids, times or image URLs', async () => {
    const row = { ...user(1), createdAt: '2026-11-01T10:20:30Z', imageUrl: '/images/abc.webp' };
    api.on(call(), answer(1, row));
    const provider = freshProvider();
    for (const q of ['u1', '2026', '10:20', 'images', 'webp', 'User']) {
      expect([q, await names(provider, { q })]).toEqual([q, []]);
    }
    expect(await names(provider, { q: 'P1@outline' })).toEqual(['player_1']);
  });
});

describe('a record that is gone or has changed', () => {
  const boxes = 'GET admin/box/get-all';
  const one = { boxes: [{ id: 'b1', name: 'A', version: 1 }] };
  it.each([404, 409])('has its list refetched after a %i', async (status) => {
    api.on(boxes, { json: one });
    api.on('PUT admin/box/update/b1', { status, json: { message: 'No.' } });
    const provider = freshProvider();
    await provider.getList('boxes', page());
    const update = provider.update('boxes', { id: 'b1', data: { version: 1 }, previousData: { id: 'b1' } });
    await expect(update).rejects.toMatchObject({ status });
    await provider.getList('boxes', page());
    expect(api.lines().filter((line) => line === boxes)).toHaveLength(2);
  });
  it('returns who, when and the current record in the shape of the lists', async () => {
    const current = { id: 'b1', name: 'B', boxType: 'Mystery', version: 2 };
    api.on('PUT admin/box/update/b1', {
      status: 409,
      json: { message: 'Changed.', conflict: { by: 'lan', at: '2026-11-20T17:05:00Z', current } },
    });
    const update = freshProvider().update('boxes', {
      id: 'b1',
      data: { version: 1 },
      previousData: { id: 'b1' },
    });
    await expect(update).rejects.toMatchObject({
      body: { conflict: { by: 'lan', current: { id: 'b1', boxType: 4, version: 2 } } },
    });
    expect(api.calls.at(-1)?.body).toContainEqual(['Version', '1']);
  });
  it('a level that is not among the rows does not exist', async () => {
    api.on('GET admin/level/get-all', { json: { levels: [] } });
    await expect(freshProvider().getOne('levels', { id: 7 })).rejects.toMatchObject({ status: 404 });
  });
});

it('does not repeat a field’s message above the form', async () => {
  const message = 'This level already exists.';
  api.on('POST admin/level/create', {
    status: 409,
    json: { message, errors: { levelNumber: [message] } },
  });
  await expect(freshProvider().create('levels', { data: {} })).rejects.toMatchObject({
    body: { errors: { levelNumber: message } },
  });
  const error = await freshProvider()
    .create('levels', { data: {} })
    .catch((thrown: { body: { errors: object } }) => thrown.body.errors);
  expect(Object.keys(error)).toEqual(['levelNumber']);
});
