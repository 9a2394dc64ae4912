import { describe, expect, it } from 'vitest';
import { failOnConsole } from '../support/quietConsole';
import { recordApi } from '../support/recorder';
import { freshProvider, page } from './support';

failOnConsole();
const api = recordApi();
const call = (query = '') => `GET admin/user/get-all?Page=1&PageSize=10000&CutTo=25${query}`;
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
/** A page of ten. */
const asked = (query = '') => `GET admin/user/get-all?Page=1&PageSize=10${query}`;

const refused: object[] = [
  { createdAt_gte: 'soon' },
  { lastSeenOn_lte: ['2026-11-12', '2026-11-13'] },
  { diamonds_gte: 1 },
  { firstPaidOn_gte: 'soon' },
  { firstPaidOn_lte: ['2026-11-12', '2026-11-13'] },
  { firstPaidOn: '2026-11-12' },
  { tag: ['VIP', 'streamer'] },
];

describe('more users than one list holds', () => {
  const many = () => {
    api.on(call(), answer(99_999, user(1), user(2)));
    return freshProvider();
  };
  const found = async (provider: ReturnType<typeof freshProvider>, filter: object, sort?: object) =>
    (await provider.getList('users', page({ filter, ...(sort && { sort }) }))).data.map(
      ({ userName }) => userName,
    );

  it('are paged by the server, up to the last row that pages reach', async () => {
    const provider = many();
    api.on('GET admin/user/get-all?Page=3&PageSize=10', answer(99_999, user(21), user(22)));
    const { data, total, meta } = await provider.getList(
      'users',
      page({ pagination: { page: 3, perPage: 10 } }),
    );
    expect(data.map(({ id }) => id)).toEqual(['u21', 'u22']);
    expect([total, meta]).toEqual([10_000, { isPaged: true, isLonger: true }]);
  });

  it('of a text that finds too many, the list ends where the server says', async () => {
    const provider = many();
    api.on(asked('&Search=vip'), {
      json: { users: [user(3)], totalUsers: 1000, isMore: true } as never,
    });
    const { total, meta } = await provider.getList('users', page({ filter: { q: 'vip' } }));
    expect([total, meta]).toEqual([1000, { isPaged: true, isLonger: true }]);
    api.on(asked('&Search=rare'), { json: { users: [user(4)], totalUsers: 1, isMore: false } as never });
    const rare = await provider.getList('users', page({ filter: { q: 'rare' } }));
    expect([rare.total, rare.meta]).toEqual([1, { isPaged: true, isLonger: false }]);
  });

  it('a search asks the server, so that users beyond the list are found and can be banned', async () => {
    const provider = many();
    api.on(asked('&Search=player_50000'), answer(1, user(50_000)));
    expect(await found(provider, { q: ' player_50000 ' })).toEqual(['player_50000']);
    api.on('POST admin/user/ban/u50000', { json: user(50_000, { isLocked: true, version: 2 }) });
    await provider.act('users', 'ban', 'u50000', { isLocked: true });
    const { data } = await provider.getList('users', page({ filter: { q: ' player_50000 ' } }));
    expect(data[0]).toMatchObject({ isLocked: true, version: 2 });
    // Neither the whole list nor the search was fetched again.
    expect(api.lines()).toEqual([call(), asked('&Search=player_50000'), 'POST admin/user/ban/u50000']);
  });

  it('filters, sorting and the groups of the cards ask it too', async () => {
    const provider = many();
    const cases = [
      ['&Role=Admin', { role: 'Admin' }],
      ['&Status=Banned', { isLocked: true }],
      ['&Tag=VIP', { tag: 'VIP' }],
      ['&Role=User&Status=Banned', { group: 'banned' }],
      ['&Role=User&Seen=ThisWeek', { group: 'online' }],
      ['&Role=User', { group: 'players' }],
      [
        '&CreatedFrom=2026-11-11T17%3A00%3A00.000Z&CreatedTo=2026-11-18T16%3A59%3A59.999Z',
        { createdAt_gte: '2026-11-11T17:00:00.000Z', createdAt_lte: '2026-11-18T16:59:59.999Z' },
      ],
      [
        '&LastSeenFrom=2026-11-12&LastSeenTo=2026-11-18',
        { lastSeenOn_gte: '2026-11-12', lastSeenOn_lte: '2026-11-18' },
      ],
      [
        '&FirstPaidFrom=2026-11-12&FirstPaidTo=2026-11-18',
        { firstPaidOn_gte: '2026-11-12', firstPaidOn_lte: '2026-11-18' },
      ],
    ] as const;
    for (const [n, [query, filter]] of cases.entries()) {
      api.on(asked(query), answer(1, user(n)));
      expect(await found(provider, filter)).toEqual([`player_${n}`]);
    }
    api.on(asked('&SortBy=diamonds&SortOrder=DESC'), answer(99_999, user(11)));
    expect(await found(provider, {}, { field: 'diamonds', order: 'DESC' })).toEqual(['player_11']);
  });

  it.each(refused)('refuses what it cannot ask: %o', async (filter) => {
    const error = { status: 400, body: { errors: { [Object.keys(filter)[0] ?? '']: expect.any(String) } } };
    await expect(found(many(), filter)).rejects.toMatchObject(error);
  });

  it('whoever asks for the whole list gets its beginning, and how many there are', async () => {
    const { data, meta } = await many().getList('users', page({ meta: { isWhole: true } }));
    expect([data.length, meta]).toEqual([2, { total: 99_999 }]);
  });

  it('one beyond the list is read by itself, and gone only if the server does not know it', async () => {
    const provider = many();
    const ids = (given: string) => `GET admin/user/get-all?Page=1&PageSize=100&Ids=${given}`;
    api.on(ids('u50000'), answer(1, user(50_000)));
    api.on(ids('u777'), answer(0));
    expect((await provider.getOne('users', { id: 'u50000' })).data).toMatchObject({
      userName: 'player_50000',
    });
    await expect(provider.getOne('users', { id: 'u777' })).rejects.toMatchObject({ status: 404 });
    expect(api.lines()).toEqual([call(), ids('u50000'), ids('u777')]);
    api.on(ids('u777'), { status: 503, json: { message: 'Later.' } });
    await expect(provider.getOne('users', { id: 'u777' })).rejects.toMatchObject({ status: 503 });
  });

  it('several are looked up a hundred at a time, in the order that was asked for', async () => {
    const provider = many();
    const wanted = Array.from({ length: 150 }, (_, n) => n + 100);
    const ids = (from: number[]) =>
      `GET admin/user/get-all?Page=1&PageSize=100&Ids=${encodeURIComponent(from.map((n) => `u${n}`).join(','))}`;
    const first = wanted.slice(0, 100);
    api.on(ids(first), answer(100, ...first.map((n) => user(n)).reverse()));
    api.on(ids(wanted.slice(100)), answer(49, ...wanted.slice(101).map((n) => user(n))));
    const { data } = await provider.getMany('users', { ids: ['u1', ...wanted.map((n) => `u${n}`)] });
    expect(data.map(({ id }) => id)).toEqual(['u1', ...[...first, ...wanted.slice(101)].map((n) => `u${n}`)]);
  });
});

describe('as many users as one list holds', () => {
  const whole = { json: { users: [user(1), user(2)], totalUsers: 2, isMore: false } as never };

  it('are filtered locally, and with the specified call alone searched too, without another call', async () => {
    api.on(call(), answer(2, user(1), user(2)));
    const specified = freshProvider();
    expect(await names(specified, { q: 'player_2', role: 'User' })).toEqual(['player_2']);
    expect(await names(specified, { q: '2 p2@' })).toEqual([]);
    api.on(call(), whole);
    expect(await names(freshProvider(), { role: 'User' })).toEqual(['player_1', 'player_2']);
    expect(api.lines()).toEqual([call(), call()]);
  });
  it('are searched by the server, which knows names and phones too', async () => {
    api.on(call(), whole);
    api.on(asked('&Search=phan+yen&Role=User'), answer(1, user(2)));
    expect(await names(freshProvider(), { q: ' phan yen ', role: 'User' })).toEqual(['player_2']);
  });
  it('are filtered by the server where the rows lack what a filter compares, with the others of it', async () => {
    const provider = freshProvider();
    api.on(call(), whole);
    const filter = { firstPaidOn_gte: '2026-11-12', q: 'player', group: 'players' };
    api.on(asked('&Search=player&Role=User&FirstPaidFrom=2026-11-12'), answer(1, user(2)));
    const { data, total, meta } = await provider.getList('users', page({ filter }));
    expect([data.map(({ id }) => id), total, meta]).toEqual([['u2'], 1, { isPaged: true, isLonger: false }]);
    await expect(provider.getList('users', page({ filter, meta: { isWhole: true } }))).rejects.toMatchObject({
      status: 400,
    });
    expect(await names(provider, { firstPaidOn_gte: null })).toEqual(['player_1', 'player_2']);
    for (const name of ['firstPaidOn_gte', 'firstPaidOn'])
      await expect(names(provider, { [name]: 'soon' })).rejects.toMatchObject({ status: 400 });
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
