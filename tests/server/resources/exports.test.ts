import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { catalog } from '../../../contract/catalog';
import { csvLine } from '../../../contract/csv';
import { exportPath } from '../../../contract/resource';
import { csvOf } from '../../../server/resources/exports/csv';
import { makePackage } from '../../support/server/packages';
import { buildTestApp, type TestApp } from '../../support/server/testApp';

let server: TestApp;
let owner: { id: string; token: string };
beforeAll(async () => {
  server = await buildTestApp();
  owner = await server.makeAdmin();
});
afterAll(() => server.close());

const exported = async (path: string, body: object = {}, token = owner.token) => {
  const answer = await server.post(path, body, { token });
  const lines = String(answer.body).trimEnd().split('\r\n');
  return { ...answer, headings: lines[0]?.replace('\uFEFF', '').split(','), rows: lines.slice(1) };
};
const lastEntry = () =>
  server.db
    .selectFrom('audits')
    .select(['userId', 'resource', 'after'])
    .where('action', '=', 'export')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

describe('every list leaves the house by the server, which writes it down', () => {
  it.each(catalog.map((resource) => [resource.name, resource] as const))('%s', async (name, resource) => {
    const { status, headings } = await exported(exportPath(resource));
    expect([status, headings?.slice(0, 4)]).toEqual([200, ['id', 'version', 'imageUrl', 'thumbUrl']]);
    expect(await lastEntry()).toEqual({ userId: owner.id, resource: name, after: { rows: 0 } });
  });

  it('packages, as filtered and searched, and nothing that a form cannot show', async () => {
    const id = await makePackage(server, {});
    const names = await server.db.selectFrom('diamondPackages').select(['name', 'isActive']).execute();
    const q = String(names[0]?.name).toUpperCase();
    const path = 'admin/diamond-packages/export';
    const found = await exported(path, { filter: { q, isActive: names[0]?.isActive } });
    expect(found.rows.map((row) => row.split(',')[0])).toEqual([id]);
    expect((await exported(path, { filter: { q: 'none of that name' } })).rows).toEqual([]);
    expect((await exported(path, { filter: { secret: 1 } })).status).toBe(400);
  });

  it('levels, in their order, with what is missing to the next', async () => {
    for (const [levelNumber, experienceRequired] of [
      [2, 300],
      [1, 100],
      [12, 900],
    ])
      await server.post('admin/level/create', { levelNumber, experienceRequired }, { token: owner.token });
    const { headings, rows } = await exported('admin/level/export');
    expect(headings).toEqual(['levelNumber', 'version', 'experienceRequired', 'experienceToNextLevel']);
    expect(rows).toEqual(['1,1,100,200', '2,1,300,600', '12,1,900,']);
    expect((await exported('admin/level/export', { filter: { q: '2' } })).rows).toHaveLength(2);
    expect(await lastEntry()).toMatchObject({ resource: 'levels', after: { rows: 2, filter: { q: '2' } } });
    const found = async (filter: object) =>
      (await exported('admin/level/export', { filter })).rows.map((row) => row.split(',')[0]);
    expect(await found({ experienceRequired_gte: 300, experienceToNextLevel_lte: 600 })).toEqual(['2']);
    expect(await found({ id: [12, 1, 5e15] })).toEqual(['1', '12']);
    expect(await found({ levelNumber: [2, 7], q: '' })).toEqual(['2']);
  });

  it('records a searched address only masked', async () => {
    const filter = { Search: 'khoi@secret.example', Role: 'User' };
    await exported('admin/user/export', filter);
    expect((await lastEntry())?.after).toEqual({ rows: 0, filter: { Search: 'k•••@•••', Role: 'User' } });
    await exported('admin/transactions/export', {
      filter: { q: '0912 345 678 +84912345678', userId: '0912345678' },
    });
    expect((await lastEntry())?.after).toEqual({ rows: 0, filter: { q: '0••• +•••', userId: '0•••' } });
  });

  it('and nobody writes into the history by hand', async () => {
    const body = { resource: 'users', rows: 12, filter: { q: 'anything' } };
    expect((await server.post('admin/exports', body, { token: owner.token })).status).toBe(404);
  });
});

describe('a cell', () => {
  it('is quoted where needed', () => {
    expect(csvLine(['a "b", c', 'two\nlines', 'plain', null, -2])).toBe(
      '"a ""b"", c","two\nlines",plain,,-2',
    );
  });
  it.each(['=1+1', '+1+1', '-1+1', '@SUM(1)', '\t=1', '\r=1'])('%j is no formula', (text) => {
    expect(csvLine([text]).replaceAll('"', '')).toBe(`'${text}`);
  });
  it.each(['-2', '+5', '-0.5', '12'])('%s is a number', (text) => {
    expect(csvLine([text])).toBe(text);
  });
});

it('a file of many batches ends with the last row', async () => {
  const all = Array.from({ length: 5 }, (_, n) => n);
  const read = async (last: number | undefined) => all.slice(last === undefined ? 0 : last + 1).slice(0, 2);
  const parts: string[] = [];
  for await (const part of csvOf(['n'], read, (n) => [n])) parts.push(part);
  expect(parts.join('')).toBe('\uFEFFn\r\n0\r\n1\r\n2\r\n3\r\n4\r\n');
});
