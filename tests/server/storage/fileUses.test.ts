import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { FileUse } from '../../../contract/errors';
import { addMs, days, hours } from '../../../server/platform/clock';
import { sweepFiles } from '../../../server/storage/files/sweep';
import { installationId } from '../../../server/storage/images/ownership';
import { type Editor, editorOf, publishing, uploadAs } from '../../support/server/content';
import { race } from '../../support/server/race';
import { buildTestApp, type TestApp } from '../../support/server/testApp';
import { ownChange } from '../../support/server/undoing';

let server: TestApp;
let editor: Editor;
let token: string;
let publisher: string;
beforeAll(async () => {
  server = await buildTestApp();
  await server.deps.images.setOwner(await installationId(server.db));
});
/** After days a session is over. */
const signIn = async () => {
  token = (await server.makeStaff('content')).token;
  publisher = (await server.makeStaff('content')).token;
  editor = { ...editorOf(server, token), ...publishing(editorOf(server, publisher)) };
};
beforeEach(signIn);
afterAll(() => server.close());

/** Where a file may be named, and what then holds of it. */
const places = {
  nothing: { needed: false, served: false },
  'a draft': { needed: true, served: false },
  'a preview': { needed: true, served: true },
  'a published record': { needed: true, served: true },
  'a published version, while the draft names none': { needed: true, served: true },
  'a plan': { needed: true, served: false },
  'an earlier version': { needed: true, served: false },
  'a version that an undo brought back': { needed: true, served: false },
  'a record whose creation was undone': { needed: true, served: false },
  'a deleted record': { needed: true, served: false },
} as const;
type Place = keyof typeof places;
const all = Object.keys(places) as Place[];

/** What was made: the file's address, its sum, and how to undo the change that took it away. */
interface Named {
  path: string;
  sum: string;
  undo: () => Promise<number>;
}
/** Names an uploaded file at a place. */
async function nameAt(place: Place, file: string): Promise<Named> {
  const made = place === 'nothing' ? null : await editor.make('releases', { file, state: 1 });
  const id = made?.id ?? '';
  const undo = async (by: string) => {
    const entry = await ownChange(server, id, by);
    return (await server.post('admin/releases/undo', { recordId: id, entry }, { token: by })).status;
  };
  const named = { path: `/files/${file}`, sum: file.split('/')[0] ?? '', undo: () => undo(token) };
  const without = () => editor.change('releases', id, { version: 1, file: '', state: 0 });
  if (place === 'a preview') {
    const links = await server.post(
      'admin/publications/preview',
      { resource: 'releases', recordId: id },
      { token },
    );
    const secret = new URL(links.body.vi, 'http://x').searchParams.get('preview');
    return { ...named, path: `${named.path}?preview=${secret}` };
  }
  if (made && place.startsWith('a published'))
    expect((await editor.publish('releases', made)).status).toBe(201);
  if (made && place === 'a plan') await editor.publish('releases', made, { from: editor.inDays(200) });
  if (
    ['an earlier version', 'a version that an undo brought back'].includes(place) ||
    place.endsWith('names none')
  )
    expect((await without()).status).toBe(200);
  if (place.includes('undo')) expect(await undo(token)).toBe(200);
  if (place !== 'a deleted record') return named;
  await editor.remove('releases', id);
  return { ...named, undo: () => undo(publisher) };
}
const upload = () => uploadAs(server, token, Buffer.concat([Buffer.from('PK'), randomBytes(400)]));
const statusOf = async (url: string) => (await server.app.inject({ url })).statusCode;
const isStored = async ({ sum }: Named) => (await server.storedFiles()).includes(sum);
const sweepIn = (ms: number) => {
  const now = addMs(server.clock.now(), ms);
  return sweepFiles({ ...server.deps, clock: { now: () => now } });
};

it.each(all)('a file that %s names is served only where players or a preview may have it', async (place) => {
  expect(await statusOf((await nameAt(place, await upload())).path)).toBe(places[place].served ? 200 : 404);
});

const ages = [0, 89, 91].flatMap((unused) => all.map((place) => ({ unused, place })));
it.each(ages)('the sweep keeps a file, unused for $unused days, that $place names since', async (one) => {
  const file = await upload();
  await sweepIn(0);
  server.clock.advance(days(one.unused));
  await signIn();
  const named = await nameAt(one.place, file);
  await sweepIn(hours(1));
  const { needed } = places[one.place];
  expect(await isStored(named)).toBe(needed || one.unused < 90);
  if (['an earlier version', 'a deleted record', 'a record whose creation was undone'].includes(one.place)) {
    await sweepIn(days(90) - hours(1));
    expect(await isStored(named)).toBe(true);
    expect(await named.undo()).toBe(200);
    await sweepIn(days(300));
    expect(await isStored(named)).toBe(true);
  }
});

const remove = (sum: string, as = token) =>
  server.call('DELETE', `admin/files/${sum}`, undefined, { token: as });
/** Where a refusal to delete a file says that it is named. */
const said: Readonly<Record<Place, readonly string[]>> = {
  nothing: [],
  'a draft': ['draft'],
  'a preview': ['draft'],
  'a published record': ['draft', 'published'],
  'a published version, while the draft names none': ['earlier', 'published'],
  'a plan': ['draft', 'scheduled'],
  'an earlier version': ['earlier'],
  'a version that an undo brought back': ['draft', 'earlier'],
  'a record whose creation was undone': ['earlier'],
  'a deleted record': ['earlier'],
};
it.each(all)('a file that %s names is deleted only where nothing needs it', async (place) => {
  const named = await nameAt(place, await upload());
  const { status, body } = await remove(named.sum);
  const { needed, served } = places[place];
  expect(status).toBe(needed ? 409 : 204);
  const uses = (body?.uses ?? []) as FileUse[];
  expect(uses.map((use) => use.place).sort()).toEqual(said[place]);
  for (const use of uses) expect(use).toMatchObject({ resource: 'releases', name: 'Outline cho Windows' });
  expect(await isStored(named)).toBe(needed);
  expect(await statusOf(named.path)).toBe(served ? 200 : 404);
  if (!needed) {
    expect((await remove(named.sum)).status).toBe(404);
    const entry = server.db
      .selectFrom('audits')
      .select(['before', 'after'])
      .where('recordId', '=', named.sum);
    expect(await entry.where('action', '=', 'delete').execute()).toEqual([
      { before: { name: 'Outline-1.0.zip', bytes: 402 }, after: null },
    ]);
  }
});

it('a file is deleted by who may write content, by its sum', async () => {
  const { sum } = await nameAt('nothing', await upload());
  expect((await remove(sum, (await server.makeStaff('support')).token)).status).toBe(403);
  expect((await remove('x')).status).toBe(404);
  expect((await remove(sum, publisher)).status).toBe(204);
});

race('a file that is deleted while a record is saved with it is gone, or is named', 30, async () => {
  const file = await upload();
  const [sum = ''] = file.split('/');
  const made = await editor.make('releases', {});
  const save = () => editor.change('releases', made.id, { version: 1, file, state: 1 });
  const [deleted, saved] = await Promise.all([remove(sum), save()]);
  expect([
    [204, 409],
    [409, 200],
  ]).toContainEqual([deleted.status, saved.status]);
  expect((await server.storedFiles()).includes(sum)).toBe(saved.status === 200);
});
