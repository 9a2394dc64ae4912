import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { isLive, isPreviewed } from '../../../server/content/liveFiles';
import { addMs, minutes } from '../../../server/platform/clock';
import { type Editor, editorOf, publishing, uploadAs } from '../../support/server/content';
import { buildTestApp, type TestApp } from '../../support/server/testApp';

let server: TestApp;
let editor: Editor;
let token: string;
beforeAll(async () => {
  server = await buildTestApp();
});
beforeEach(async () => {
  token = (await server.makeStaff('content')).token;
  const publisher = await server.makeStaff('content');
  editor = { ...editorOf(server, token), ...publishing(editorOf(server, publisher.token)) };
});
afterAll(() => server.close());

const name = 'Outline-1.0.zip';

/** What may be true of a record that names a file, and whether players, and who has its preview's link, get the file. */
const states = {
  'never in a record': { live: false, previewed: false },
  draft: { live: false, previewed: true },
  'draft of one that is not out': { live: false, previewed: false },
  live: { live: true, previewed: true },
  'live, but not out': { live: false, previewed: false },
  scheduled: { live: false, previewed: true },
  'a plan that began': { live: true, previewed: true },
  'a cancelled plan': { live: false, previewed: true },
  'over at its end': { live: false, previewed: true },
  'taken down': { live: false, previewed: true },
  'live, while the draft names another': { live: true, previewed: false },
  'replaced by another': { live: false, previewed: false },
  'deleted with its record': { live: false, previewed: false },
} as const;
type State = keyof typeof states;

/** Brings a record that names a file into a state; returns its id, 'none' without one. */
async function bring(state: State, file: string): Promise<string> {
  if (state === 'never in a record') return 'none';
  const isOut = !state.includes('not out');
  const made = await editor.make('releases', { file, state: isOut ? 1 : 0 });
  if (state.startsWith('draft')) return made.id;
  const span = {
    scheduled: { from: addMs(server.clock.now(), minutes(5)) },
    'a plan that began': { from: addMs(server.clock.now(), minutes(5)) },
    'a cancelled plan': { from: addMs(server.clock.now(), minutes(5)) },
    'over at its end': { until: addMs(server.clock.now(), minutes(5)) },
  }[state as string];
  const { status, body } = await editor.publish('releases', made, span);
  expect(status).toBe(201);
  if (state === 'a plan that began' || state === 'over at its end') server.clock.advance(minutes(6));
  if (state === 'a cancelled plan') await editor.cancel(body.id);
  if (state === 'taken down') await editor.unpublish('releases', made.id);
  if (state === 'deleted with its record') await editor.remove('releases', made.id);
  if (state === 'live, while the draft names another' || state === 'replaced by another') {
    const other = await uploadAs(server, token, zip());
    const { body: changed } = await editor.change('releases', made.id, { version: 1, file: other });
    if (state === 'replaced by another') await editor.publish('releases', changed);
  }
  return made.id;
}
const zip = () => Buffer.concat([Buffer.from('PK'), randomBytes(40)]);
const statusOf = async (url: string) => (await server.app.inject({ url })).statusCode;
const secretOf = async (recordId: string) => {
  const links = await server.post(
    'admin/publications/preview',
    { resource: 'releases', recordId },
    { token },
  );
  return new URL(links.body.vi ?? '/?preview=none', 'http://x').searchParams.get('preview') ?? '';
};

const cases = (Object.keys(states) as State[]).flatMap((state) =>
  [name, 'Outline-Setup.exe', 'outline-1.0.zip'].map((asked) => ({ state, asked })),
);
it.each(cases)('a file that is $state, as $asked', async ({ state, asked }) => {
  const file = await uploadAs(server, token, zip(), name);
  const [sum] = file.split('/');
  const id = await bring(state, file);
  const secret = await secretOf(id);
  const right = asked === name;
  const expected = [right && states[state].live, right && states[state].previewed];
  const found = [
    (await statusOf(`/files/${sum}/${asked}`)) === 200,
    (await statusOf(`/files/${sum}/${asked}?preview=${secret}`)) === 200,
  ];
  expect(found).toEqual(expected);
  const stored = { sum: sum ?? '', name: asked };
  expect([await isLive(server.deps)(stored), await isPreviewed(server.deps)(secret, stored)]).toEqual(
    expected,
  );
  server.clock.advance(minutes(16));
  expect(await statusOf(`/files/${sum}/${asked}?preview=${secret}`)).toBe(404);
});

it('a download of a preview is kept by nobody, and another record’s link leads to no file', async () => {
  const file = await uploadAs(server, token, zip(), name);
  const [mine, other] = [await bring('draft', file), await editor.make('releases', {})];
  const at = async (recordId: string) =>
    server.app.inject({ url: `/files/${file}?preview=${await secretOf(recordId)}` });
  expect((await at(mine)).headers['cache-control']).toBe('no-store');
  expect((await at(other.id)).statusCode).toBe(404);
});
