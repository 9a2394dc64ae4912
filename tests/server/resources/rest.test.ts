import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { currencies } from '../../../contract/currencies';
import {
  choice,
  date,
  flag,
  integer,
  localized,
  longText,
  money,
  text,
  word,
} from '../../../contract/fields';
import { gameAccess } from '../../../contract/permissions';
import { defineRestResource, lastListedRow } from '../../../contract/resource';
import { newId } from '../../../server/platform/ids';
import { picture } from '../../support/server/pictures';
import { buildTestApp, type TestApp } from '../../support/server/testApp';

const cups = defineRestResource({
  name: 'summer-cups',
  table: 'summerCups',
  access: gameAccess,
  picture: 'optional',
  search: ['name', 'rules', 'city'],
  fields: {
    name: text({ max: 60 }),
    rules: longText({ required: false }),
    kind: choice(['Solo', 'Team']),
    places: integer({ min: 2, max: 64 }),
    prize: money('currency', { required: false }),
    currency: word(currencies, { required: false }),
    startAt: date(),
    endAt: date(),
    isOpen: flag(),
    ...localized('city', { required: false }),
  },
  window: {
    start: 'startAt',
    end: 'endAt',
    past: { vi: 'Giải không thể bắt đầu trong quá khứ.', en: 'A cup cannot start in the past.' },
    order: { vi: 'Giải phải kết thúc sau khi bắt đầu.', en: 'A cup ends after it starts.' },
  },
});
const path = 'admin/summer-cups';

let server: TestApp;
let token: string;
let player: string;
beforeAll(async () => {
  server = await buildTestApp({ restResources: [cups] });
  await sql`create table summer_cups (
    id uuid primary key, version integer not null default 1, image text not null default '',
    name text not null, rules text not null, kind smallint not null, places integer not null,
    prize bigint not null, currency text not null, start_at timestamptz, end_at timestamptz,
    is_open boolean not null, city text not null default '', city_en text not null default '', created_at timestamptz not null, updated_at timestamptz not null
  )`.execute(server.db);
  token = (await server.makeAdmin()).token;
  player = (await server.makePlayer()).token;
});
afterAll(() => server.close());

const good = { name: 'Cúp Hè', kind: 1, places: 16 };
const create = (body: object = good) => server.post(path, body, { token });
const update = (id: string, body: object) => server.call('PUT', `${path}/${id}`, body, { token });
const list = (query: Record<string, unknown> = {}) => {
  const texts = Object.entries(query).map(([name, value]): [string, string] => [name, JSON.stringify(value)]);
  return server.get(`${path}?${new URLSearchParams(texts)}`, { token });
};
const names = async (query: Record<string, unknown>) =>
  (await list(query)).body.map(({ name }: { name: string }) => name);
const audits = (id: string) =>
  server.db
    .selectFrom('audits')
    .select(['action', 'resource'])
    .where('recordId', '=', id)
    .orderBy('id')
    .execute();

describe('a later resource', () => {
  it('is created, read, updated and deleted as JSON, with an audit row each', async () => {
    const made = await create({ ...good, prize: 2.5, currency: 'USD', isOpen: true, nonsense: 1 });
    expect(made).toMatchObject({
      status: 201,
      body: { version: 1, name: 'Cúp Hè', kind: 1, places: 16, prize: 2.5, currency: 'USD', isOpen: true },
    });
    const { id } = made.body;
    expect(made.body).not.toHaveProperty('nonsense');
    expect((await server.get(`${path}/${id}`, { token })).body).toEqual(made.body);
    const changed = await update(id, { ...made.body, places: 32 });
    expect(changed.body).toMatchObject({ id, version: 2, places: 32, prize: 2.5 });
    // As the library sends it: with a content type and without a body.
    const headers = { 'content-type': 'text/plain' };
    const gone = await server.call('DELETE', `${path}/${id}`, undefined, { token, headers });
    expect(gone).toMatchObject({ status: 200, body: { id } });
    expect((await server.get(`${path}/${id}`, { token })).status).toBe(404);
    expect(await audits(id)).toEqual(
      ['create', 'update', 'delete'].map((action) => ({ action, resource: cups.name })),
    );
  });

  it('reports every error at its field, in the caller’s language', async () => {
    const wrong = await create({ kind: 7, places: 1.5, name: 'x'.repeat(61), isOpen: 'perhaps', prize: -1 });
    expect(wrong.status).toBe(400);
    expect(Object.keys(wrong.body.errors).sort()).toEqual(['isOpen', 'kind', 'name', 'places', 'prize']);
    const late = { ...good, startAt: '2001-01-01T00:00:00Z', endAt: '2000-01-01T00:00:00Z' };
    expect((await create(late)).body.errors).toEqual({
      startAt: ['A cup cannot start in the past.'],
      endAt: ['A cup ends after it starts.'],
    });
    const vi = await server.post(path, late, { token, headers: { 'accept-language': 'vi' } });
    expect(vi.body.errors.startAt).toEqual(['Giải không thể bắt đầu trong quá khứ.']);
  });

  it('refuses an update from an older version, and reports who changed it', async () => {
    const { body } = await create();
    await update(body.id, { version: 1, places: 8 });
    const late = await update(body.id, { version: 1, places: 4 });
    expect(late).toMatchObject({ status: 409, body: { conflict: { current: { version: 2, places: 8 } } } });
    expect((await update(body.id, { places: 4 })).body).toMatchObject({ version: 3, places: 4 });
  });

  it('needs the permission of its declared access', async () => {
    for (const [given, status] of [
      [undefined, 401],
      [player, 403],
    ] as const) {
      expect((await server.get(path, given ? { token: given } : {})).status).toBe(status);
    }
  });

  it('names a picture uploaded beforehand', async () => {
    const upload = await server.send('POST', 'admin/images', { Image: await picture() }, { token });
    expect(upload.status).toBe(201);
    const made = await create({ ...good, image: upload.body.name });
    expect(made.body.imageUrl).toBe(upload.body.imageUrl);
    // Omitted, it stays; emptied, it is removed.
    expect((await update(made.body.id, { places: 8 })).body.imageUrl).toBe(upload.body.imageUrl);
    expect((await update(made.body.id, { image: null })).body.imageUrl).toBe('');
    for (const image of ['00000000-none.webp', '../../../server.key', 7]) {
      expect((await create({ ...good, image })).body.errors).toHaveProperty('image');
    }
    expect((await server.send('POST', 'admin/images', { Other: 'x' }, { token })).status).toBe(400);
  });
});

describe('its list', () => {
  beforeAll(async () => {
    await sql`delete from summer_cups`.execute(server.db);
    const cup = (name: string, kind: number, places: number) => create({ ...good, name, kind, places });
    for (const [n, name] of ['Đà Nẵng', 'Huế', 'Hội An', 'Cần Thơ'].entries()) await cup(name, n % 2, 2 + n);
  });

  it('is paged and sorted by the server, and reports its length', async () => {
    const page = await list({ range: [1, 2], sort: ['places', 'DESC'] });
    expect(page.headers['content-range']).toBe('summer-cups 1-2/4');
    expect(page.body.map(({ name }: { name: string }) => name)).toEqual(['Hội An', 'Huế']);
    expect((await list({ range: [10, 19] })).headers['content-range']).toBe('summer-cups 10-10/4');
  });

  it('is filtered by values, bounds, ids and text without regard to case and diacritics', async () => {
    const sort = ['places', 'ASC'];
    expect(await names({ filter: { kind: 1 }, sort })).toEqual(['Huế', 'Cần Thơ']);
    expect(await names({ filter: { kind: [0, 1], places_gte: 3, places_lte: 4 }, sort })).toEqual([
      'Huế',
      'Hội An',
    ]);
    expect(await names({ filter: { q: 'DA NANG' } })).toEqual(['Đà Nẵng']);
    expect(await names({ filter: { q: '%' } })).toEqual([]);
    const { body } = await list({ sort });
    const ids = [body[0].id, body[3].id, newId(), 'x'];
    expect(await names({ filter: { id: ids }, sort })).toEqual(['Đà Nẵng', 'Cần Thơ']);
  });

  it('is searched in both languages, and sorted by what its reader sees', async () => {
    const { body } = await list({ sort: ['places', 'ASC'] });
    const cities = {
      'Đà Nẵng': ['Phố C', ''],
      Huế: ['Phố B', 'Amber Town'],
      'Hội An': ['Phố A', 'Old Town'],
    };
    for (const { id, name } of body) {
      const [city, cityEn] = cities[name as keyof typeof cities] ?? ['Phố D', 'Blue Town'];
      await update(id, { city, cityEn });
    }
    expect(await names({ filter: { q: 'old town' } })).toEqual(['Hội An']);
    const inOrder = async (language: string) => {
      const headers = { 'accept-language': language };
      const address = `${path}?sort=${encodeURIComponent('["city","ASC"]')}`;
      return (await server.get(address, { token, headers })).body.map(({ name }: { name: string }) => name);
    };
    expect(await inOrder('vi')).toEqual(['Hội An', 'Huế', 'Đà Nẵng', 'Cần Thơ']);
    expect(await inOrder('en')).toEqual(['Huế', 'Cần Thơ', 'Hội An', 'Đà Nẵng']);
  });

  it('is filtered by the time of creation, though it does not show it', async () => {
    const now = server.clock.now().toISOString();
    expect(await names({ filter: { createdAt_lte: now } })).toHaveLength(4);
    expect(await names({ filter: { createdAt_gte: '2999-01-01' } })).toEqual([]);
    expect(await names({ filter: { updatedAt_lte: '2000-01-01' } })).toEqual([]);
  });

  it('refuses unknown parameters', async () => {
    for (const query of [
      { filter: { image: 'x' } },
      { filter: { places: 'many' } },
      { filter: [1] },
      { sort: ['secret', 'ASC'] },
      { sort: ['name', 'sideways'] },
      { range: [0, 5000] },
      { range: ['a'] },
    ]) {
      expect([query, (await list(query)).status]).toEqual([query, 400]);
    }
    expect((await server.get(`${path}?filter={`, { token })).status).toBe(400);
  });

  it('ends at row 10,000 with a message, counts no further, and is walked completely by its key', async () => {
    await sql`insert into summer_cups (id, name, rules, kind, places, prize, currency, is_open, created_at, updated_at)
      select gen_random_uuid(), 'Cúp ' || n, '', 0, 2, 0, 'VND', false, now(), now()
      from generate_series(1, 10500) n`.execute(server.db);
    const end = await list({ range: [lastListedRow, lastListedRow + 9] });
    expect(end.body.errors.range).toEqual(['A list is shown up to row 10,000. Narrow the filter.']);
    expect((await list({ range: [0, 9] })).headers['content-range']).toBe(
      `summer-cups 0-9/${lastListedRow + 1}`,
    );
    const ids = new Set<string>();
    let last = '00000000-0000-0000-0000-000000000000';
    for (let page = [{ id: last }]; page.length > 0; ) {
      page = (await list({ filter: { id_gt: last }, sort: ['id', 'ASC'], range: [0, 999] })).body;
      for (const { id } of page) ids.add(id);
      last = page.at(-1)?.id ?? last;
    }
    expect(ids.size).toBe(10_504);
  });

  it('is exported whole or as far as a filter goes, a row a line', async () => {
    const post = (filter: object) => server.post(`${path}/export`, { filter }, { token });
    const all = await post({});
    expect(all.headers['content-range']).toBe('summer-cups 0-10503/10504');
    const lines = all.body.trimEnd().split('\r\n');
    expect(lines[0]).toMatch(/^\uFEFFid,version,imageUrl,thumbUrl,name,rules,kind,/);
    expect(new Set(lines).size).toBe(10_505);
    await create({ ...good, name: '=1+1', rules: 'one\ntwo' });
    const found = (await post({ q: '=1+1' })).body.trimEnd().split('\r\n');
    expect(found).toHaveLength(2);
    expect(found[1]).toContain(",'=1+1,one two,1,16,");
    expect((await post({ unknown: 1 })).status).toBe(400);
    expect((await server.post(`${path}/export`, {}, { token: player })).status).toBe(403);
  });
});
