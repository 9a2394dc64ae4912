import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { addMs, days, hours } from '../../server/platform/clock';
import { sweepFiles } from '../../server/storage/files/sweep';
import { installationId } from '../../server/storage/images/ownership';
import { type Editor, editorOf, publishing, uploadAs } from '../support/server/content';
import { buildTestApp, type TestApp } from '../support/server/testApp';
import { ownChange } from '../support/server/undoing';

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
  'a version that was undone': { needed: true, served: false },
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
  if (place === 'an earlier version' || place.endsWith('names none'))
    expect((await without()).status).toBe(200);
  if (place === 'a version that was undone') await undo(token);
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
  if (['an earlier version', 'a deleted record', 'a version that was undone'].includes(one.place)) {
    await sweepIn(days(90) - hours(1));
    expect(await isStored(named)).toBe(true);
    if (one.place === 'a version that was undone') return;
    expect(await named.undo()).toBe(200);
    await sweepIn(days(300));
    expect(await isStored(named)).toBe(true);
  }
});
