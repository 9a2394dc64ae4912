import { afterAll, beforeAll, expect, it } from 'vitest';
import { viewsAPage, viewsInAll } from '../../../contract/views';
import { newId } from '../../../server/platform/ids';
import { buildTestApp, type TestApp } from '../../support/server/testApp';

let server: TestApp;
let one: { id: string; token: string };
let two: { id: string; token: string };
beforeAll(async () => {
  server = await buildTestApp();
  [one, two] = [await server.makeAdmin(), await server.makeStaff('analyst')];
});
afterAll(() => server.close());

type Who = { token: string };
const view = (name: string, given: object = {}) => ({
  page: 'weapons',
  name,
  address: '?filter=%7B%22rarity%22%3A5%7D',
  isDefault: false,
  ...given,
});
const save = (body: object, who: Who = one) => server.post('admin/views', body, who);
const list = async (who: Who = one) => (await server.get('admin/views', who)).body;

it('keeps the views of each person by page and name, with one default a page', async () => {
  const { body: rare } = await save(view(' Rare ', { isDefault: true }));
  expect(rare).toEqual({ id: expect.any(String), ...view('Rare', { isDefault: true }) });
  await save(view('Rare', { page: 'users', isDefault: true }));
  await save(view('Fast', { isDefault: true }));
  await save(view('Rare', { address: '?sort=name' }));
  expect(await list()).toEqual([
    expect.objectContaining({ page: 'users', name: 'Rare', isDefault: true }),
    expect.objectContaining({ page: 'weapons', name: 'Fast', isDefault: true }),
    { ...rare, address: '?sort=name', isDefault: false },
  ]);
  expect(await list(two)).toEqual([]);
  const other = await server.call('DELETE', `admin/views/${rare.id}`, undefined, two);
  expect(other.status).toBe(404);
  expect((await server.call('DELETE', 'admin/views/none', undefined, one)).status).toBe(404);
  expect((await server.call('DELETE', `admin/views/${rare.id}`, undefined, one)).status).toBe(204);
  expect((await list()).map(({ name }: { name: string }) => name)).toEqual(['Rare', 'Fast']);
});

it('refuses what is no view, and more than a page keeps', async () => {
  for (const wrong of [{ name: '  ' }, { name: 'x'.repeat(41) }, { address: 'https://elsewhere.example' }])
    expect([wrong, (await save(view('Right', wrong), two)).status]).toEqual([wrong, 400]);
  for (let n = 0; n < viewsAPage; n++) expect((await save(view(`View ${n}`), two)).status).toBe(200);
  expect(await save(view('One more'), two)).toMatchObject({
    status: 400,
    body: { errors: { name: [expect.stringContaining('at most 20')] } },
  });
  // An existing view can still be changed.
  expect((await save(view('View 3', { address: '?sort=id' }), two)).status).toBe(200);
  expect(await list(two)).toHaveLength(viewsAPage);
});

it('keeps no more views in all, whatever their pages are called', async () => {
  const three = await server.makeAdmin();
  const full = Array.from({ length: viewsInAll }, (_, n) => ({
    ...view(`View ${n}`),
    id: newId(),
    userId: three.id,
    page: `page ${n}`,
    createdAt: server.clock.now(),
  }));
  await server.db.insertInto('staffViews').values(full).execute();
  const { status, body } = await save({ ...view('One more'), page: 'another' }, three);
  expect([status, Object.keys(body.errors)]).toEqual([400, ['name']]);
  expect(await list(three)).toHaveLength(viewsInAll);
});
