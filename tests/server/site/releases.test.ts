import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { DownloadContent } from '../../../contract/releasesPage';
import { insertContent } from '../../../server/cli/demo/content';
import { workingCopy } from '../../../server/content/preview';
import { BuiltContent } from '../../../server/site/render/builtContent';
import { PublishedPages } from '../../../server/site/render/published';
import type { PublishedContent } from '../../../server/site/render/publishedContent';
import { type Editor, editorOf, publishing, release, uploadAs } from '../../support/server/content';
import { buildTestApp, type TestApp } from '../../support/server/testApp';

let server: TestApp;
let editor: Editor;
let token: string;
let folder: string;
let published: PublishedPages;
const content = Buffer.from('PK and the game');
const sum = createHash('sha256').update(content).digest('hex');
const file = `${sum}/Outline.zip`;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'outline-releases-'));
  server = await buildTestApp();
  token = (await server.makeAdmin()).token;
  const publisher = (await server.makeStaff('content')).token;
  editor = { ...editorOf(server, token), ...publishing(editorOf(server, publisher)) };
  const built = { get: () => ({ items: [] }), isSame: () => false, below: () => [] } as Partial<BuiltContent>;
  published = new PublishedPages(server.db, Object.assign(new BuiltContent(folder), built));
  expect(await uploadAs(server, token, content, 'Outline.zip')).toBe(file);
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

const shown = async (language = 'vi') => {
  const { contents } = await published.at(server.clock.now());
  return contents.find(({ file: name }: PublishedContent) => name === `/content/${language}/download.json`);
};
const cards = async (language?: string) =>
  ((await shown(language))?.data as DownloadContent | undefined)?.releases;
const asked = async (given: object) => (await server.post('admin/releases', release(given), { token })).body;

it('leaves the samples until a release is published; the demo publishes none', async () => {
  await server.db.transaction().execute((tx) => insertContent(tx, server.clock.now()));
  expect(await shown()).toBeUndefined();
});

it('shows size and sum of a release that is out, and neither of one that is not, in both languages', async () => {
  const out = await editor.make('releases', {
    state: 1,
    place: 2,
    day: '2031-07-05T10:00',
    file,
    requirements: 'Windows 10',
    requirementsEn: 'Windows 10',
    notes: 'Bản đồ **mới**.',
    notesEn: 'A *new* map.',
  });
  const soon = await editor.make('releases', {
    place: 1,
    name: 'Bản Android',
    nameEn: '',
    file,
    drawing: 'web',
  });
  for (const one of [out, soon]) expect((await editor.publish('releases', one)).status).toBe(201);
  expect(await cards()).toEqual([
    {
      id: soon.id,
      name: 'Bản Android',
      drawing: 'web',
      isOut: false,
      day: '',
      edition: '1.0',
      requirements: '',
      about: '',
      html: '',
      file: null,
      link: '',
    },
    {
      id: out.id,
      name: 'Outline cho Windows',
      drawing: 'desktop',
      isOut: true,
      day: '2031-07-05',
      edition: '1.0',
      requirements: 'Windows 10',
      about: '',
      html: '<p>Bản đồ <strong>mới</strong>.</p>\n',
      file: { path: `/files/${file}`, bytes: content.length, sha256: sum },
      link: '',
    },
  ]);
  expect(await cards('en')).toMatchObject([
    { name: 'Bản Android', lang: 'vi' },
    { name: 'Outline for Windows', html: '<p>A <em>new</em> map.</p>\n' },
  ]);
  expect((await shown('en'))?.pages.map(({ file: page }) => page)).toEqual([
    '/en/download/index.html',
    '/en/download/plain.html',
  ]);
  const [card] = (await cards())?.slice(1) ?? [];
  const download = await server.app.inject({ url: card?.file?.path ?? '' });
  expect([download.statusCode, download.rawPayload.equals(content)]).toEqual([200, true]);
  for (const { id } of [out, soon]) await editor.unpublish('releases', id);
  expect(await cards()).toEqual([]);
});

it.each([
  ['that is out without a file or an address', { state: 1 }, 'file', /needs a file or an address/],
  ['with both', { state: 1, file, link: 'https://example.com/a' }, 'link', /Choose one/],
  ['with an address that is not https', { link: 'http://example.com/a' }, 'link', /starts with https/],
  ['with an address of this site', { link: '/download' }, 'link', /starts with https/],
  ['with a file that is none', { file: '../../../etc/passwd' }, 'file', /not valid/],
  ['with a file that is not here', { file: `${'a'.repeat(64)}/a.zip` }, 'file', /upload it again/],
])('refuses a release %s, at its field', async (_, given, field, message) => {
  expect((await asked(given)).errors?.[field]?.[0]).toMatch(message);
});

it('takes an address elsewhere in place of a file', async () => {
  const made = await editor.make('releases', { state: 1, link: 'https://store.example/outline' });
  expect((await editor.publish('releases', made)).status).toBe(201);
  expect(await cards()).toMatchObject([{ isOut: true, file: null, link: 'https://store.example/outline' }]);
});

it('shows a draft first on the page', async () => {
  const made = await editor.make('releases', { name: 'Bản nháp', place: 50, state: 1, file });
  const copy = await workingCopy(server.deps, { resource: 'releases', recordId: made.id });
  const page = await published.preview('releases', { ...copy, preview: 'secret' }, 'vi', false);
  expect(page).toMatchObject({ path: '/download', name: 'download' });
  expect((page.data as DownloadContent).releases[0]).toMatchObject({
    name: 'Bản nháp',
    file: { bytes: content.length, path: `/files/${file}?preview=secret` },
  });
});
