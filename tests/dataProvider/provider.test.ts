import { QueryClient } from '@tanstack/react-query';
import { HttpError } from 'react-admin';
import { describe, expect, it } from 'vitest';
import { createDataProvider } from '../../src/dataProvider/dataProvider';
import { reloadOldLists } from '../../src/dataProvider/wholeList';
import { eventually } from '../support/eventually';
import { failOnConsole } from '../support/quietConsole';
import { recordApi } from '../support/recorder';
import { tokenWith } from '../support/tokens';
import { freshProvider, page } from './support';

failOnConsole();
const api = recordApi();
const list = 'GET admin/box/get-all';
const boxesOf = (...names: string[]) => ({
  boxes: names.map((name, n) => ({ id: `b${n}`, name, boxType: n, boxHealth: n, dropWeight: n })),
});

describe('the headers of every call', () => {
  it('carry the stored token and the stored language, and accept JSON', async () => {
    localStorage.setItem('accessToken', 'abc');
    localStorage.setItem('lang', 'en');
    api.on(list, { json: boxesOf('A') });
    await freshProvider().getList('boxes', page());
    const { headers } = api.calls[0] ?? { headers: new Headers() };
    expect(headers.get('authorization')).toBe('Bearer abc');
    expect(headers.get('accept-language')).toBe('en');
    expect(headers.get('accept')).toBe('application/json');
  });
});

describe('whole lists', () => {
  it('are fetched once and sliced locally', async () => {
    api.on(list, { json: boxesOf('A', 'B', 'C') });
    const provider = freshProvider();
    const first = await provider.getList('boxes', page({ pagination: { page: 1, perPage: 2 } }));
    const second = await provider.getList('boxes', page({ pagination: { page: 2, perPage: 2 } }));
    expect([first.data.length, second.data.length, second.total]).toEqual([2, 1, 3]);
    expect(api.lines()).toEqual([list]);
  });

  it.each([
    ['create', (p: ReturnType<typeof freshProvider>) => p.create('boxes', { data: {} })],
    [
      'update',
      (p: ReturnType<typeof freshProvider>) =>
        p.update('boxes', { id: 'b0', data: {}, previousData: { id: 'b0' } }),
    ],
    ['delete', (p: ReturnType<typeof freshProvider>) => p.delete('boxes', { id: 'b0' })],
  ])('are refetched after a %s', async (_, write) => {
    api.on(list, { json: boxesOf('A') });
    api.on('POST admin/box/create', { status: 201, json: { id: 'b9' } });
    api.on('PUT admin/box/update/b0', { json: { id: 'b0' } });
    api.on('DELETE admin/box/delete/b0', { status: 204 });
    const provider = freshProvider();
    await provider.getList('boxes', page());
    await write(provider);
    await provider.getList('boxes', page());
    expect(api.lines().filter((line) => line === list)).toHaveLength(2);
  });

  it('are searched without regard to case and diacritics', async () => {
    api.on(list, { json: boxesOf('Hòm Đạn', 'Hòm thường') });
    const { data } = await freshProvider().getList('boxes', page({ filter: { q: 'DAN' } }));
    expect(data.map(({ name }) => name)).toEqual(['Hòm Đạn']);
  });

  it('are filtered by value, 0 included', async () => {
    api.on(list, { json: boxesOf('A', 'B') });
    const { data } = await freshProvider().getList('boxes', page({ filter: { boxType: 0 } }));
    expect(data.map(({ name }) => name)).toEqual(['A']);
  });

  it('are sorted by number and by the Vietnamese alphabet, empty values last in both orders', async () => {
    const rows = [
      { id: '1', name: 'Đao', at: null },
      { id: '2', name: 'Dao', at: '2026' },
      { id: '3', name: 'Êm', at: '2025' },
    ];
    api.on('GET admin/user/get-all?Page=1&PageSize=10000&CutTo=25', { json: { users: rows, totalUsers: 3 } });
    const provider = freshProvider();
    const ids = async (field: string, order: 'ASC' | 'DESC') =>
      (await provider.getList('users', page({ sort: { field, order } }))).data.map(({ id }) => id).join('');
    expect(await ids('name', 'ASC')).toBe('213');
    expect(await ids('name', 'DESC')).toBe('312');
    expect(await ids('at', 'ASC')).toBe('321');
    expect(await ids('at', 'DESC')).toBe('231');
  });

  it('accept labels, digits or numbers for a choice', async () => {
    api.on(list, {
      json: {
        boxes: [
          { id: 'a', boxType: 'Mystery' },
          { id: 'b', boxType: '4' },
          { id: 'c', boxType: 4 },
        ],
      },
    });
    const { data } = await freshProvider().getList('boxes', page());
    expect(data.map(({ boxType }) => boxType)).toEqual([4, 4, 4]);
  });
});

describe('a failed write', () => {
  const write = () => freshProvider().create('boxes', { data: {} });

  it('carries the message for the form and each field', async () => {
    api.on('POST admin/box/create', {
      status: 400,
      json: { message: 'Sai', errors: { dropWeight: ['Âm', 'Lớn'], Name: 'Trùng' } },
    });
    await expect(write()).rejects.toMatchObject({
      status: 400,
      body: { errors: { dropWeight: 'Âm Lớn', name: 'Trùng', root: { serverError: 'Sai' } } },
    });
  });

  it('falls back to the specified message when the server gave none', async () => {
    api.on('POST admin/box/create', { status: 500, json: {} });
    const error = await write().catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(HttpError);
    expect(error).toMatchObject({ message: 'resources.boxes.failed.create' });
  });
});

describe('an expired access token', () => {
  it('is refreshed once for ten concurrent calls, each of which is retried once', async () => {
    localStorage.setItem('accessToken', 'old');
    localStorage.setItem('refreshToken', 'r');
    const fresh = tokenWith({ role: 'Admin' });
    for (let n = 0; n < 10; n++) {
      api.on(`GET admin/box/get/${n}`, ({ headers }) =>
        headers.get('authorization') === `Bearer ${fresh}`
          ? { json: { id: `${n}` } }
          : { status: 401, json: { message: '' } },
      );
    }
    api.on('POST user/auth/refresh-token', { json: { accessToken: fresh, refreshToken: 'other' } });
    const provider = freshProvider();
    await Promise.all(Array.from({ length: 10 }, (_, n) => provider.getOne('boxes', { id: `${n}` })));
    expect(api.lines().filter((line) => line.startsWith('POST'))).toEqual(['POST user/auth/refresh-token']);
    expect(api.calls).toHaveLength(21);
    expect([localStorage.getItem('accessToken'), localStorage.getItem('refreshToken')]).toEqual([fresh, 'r']);
  });

  it('ends the session when the refresh fails', async () => {
    localStorage.setItem('accessToken', 'old');
    localStorage.setItem('refreshToken', 'r');
    api.on(list, { status: 401, json: { message: 'Hết phiên' } });
    api.on('POST user/auth/refresh-token', { status: 401, json: { message: '' } });
    await expect(freshProvider().getList('boxes', page())).rejects.toMatchObject({ status: 401 });
    expect(localStorage.getItem('accessToken')).toBeNull();
  });
});

describe('a later resource', () => {
  const row = { id: '7', version: 1, name: 'x' };

  it('follows ra-data-simple-rest below admin/, through the same client', async () => {
    localStorage.setItem('accessToken', 'abc');
    api.on('GET admin/plain/7', { json: row });
    expect((await freshProvider().getOne('plain', { id: '7' })).data).toEqual(row);
    expect(api.calls[0]?.headers.get('authorization')).toBe('Bearer abc');
  });

  it('is paged by the server', async () => {
    const query = new URLSearchParams({ filter: '{"q":"x"}', range: '[10,19]', sort: '["name","ASC"]' });
    api.on(`GET admin/plain?${query}`, { json: [row], headers: { 'content-range': 'plain 10-10/11' } });
    const list = await freshProvider().getList('plain', {
      pagination: { page: 2, perPage: 10 },
      sort: { field: 'name', order: 'ASC' },
      filter: { q: 'x' },
    });
    expect(list).toEqual({ data: [row], total: 11 });
  });

  it('refetches its lists when a record is gone or changed, and when they are stale', async () => {
    const queryClient = new QueryClient();
    const key = ['plain', 'getList', {}];
    const isOld = () => queryClient.getQueryState(key)?.isInvalidated;
    const provider = createDataProvider(queryClient);
    for (const status of [404, 409]) {
      queryClient.setQueryData(key, { data: [row], total: 1 });
      api.on('PUT admin/plain/7', { status, json: { message: 'No.' } });
      const update = provider.update('plain', { id: '7', data: row, previousData: row });
      await expect(update).rejects.toMatchObject({ status });
      expect([status, isOld()]).toEqual([status, true]);
    }
    queryClient.setQueryData(key, { data: [row], total: 1 });
    reloadOldLists(queryClient, 60_000);
    expect(isOld()).toBe(false);
    reloadOldLists(queryClient, -1);
    await eventually(() => expect(isOld()).toBe(true));
  });

  it('deletes without a body and without a content type', async () => {
    api.on('DELETE admin/plain/7', { json: row });
    await freshProvider().delete('plain', { id: '7', previousData: row });
    expect(api.calls[0]?.headers.get('content-type')).toBeNull();
    expect(api.calls[0]?.body).toBeUndefined();
  });

  it('uploads a picked picture first, names it, and sends the version', async () => {
    api.on('POST admin/images', { status: 201, json: { name: 'a-b.webp' } });
    api.on('PUT admin/plain/7', { json: { ...row, version: 2 } });
    const rawFile = new File(['x'], 'x.png', { type: 'image/png' });
    await freshProvider().update('plain', {
      id: '7',
      data: { ...row, image: { rawFile } },
      previousData: row,
    });
    expect(api.lines()).toEqual(['POST admin/images', 'PUT admin/plain/7']);
    expect(api.calls[1]?.body).toEqual({ ...row, image: 'a-b.webp' });
  });

  it('returns errors in the shape of forms', async () => {
    api.on('POST admin/plain', { status: 400, json: { message: 'No.', errors: { name: ['Too long.'] } } });
    await expect(freshProvider().create('plain', { data: { name: 'x' } })).rejects.toMatchObject({
      status: 400,
      body: { errors: { name: 'Too long.', root: { serverError: 'No.' } } },
    });
  });
});
