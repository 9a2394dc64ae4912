import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { SupportContent } from '../../../contract/supportPage';
import { insertContent } from '../../../server/cli/demo/content';
import { workingCopy } from '../../../server/content/preview';
import { withAddresses } from '../../../server/site/pageAddresses';
import { fillPageFrame, places } from '../../../server/site/pageFrame';
import { BuiltContent } from '../../../server/site/render/builtContent';
import { PublishedPages } from '../../../server/site/render/published';
import type { PublishedContent } from '../../../server/site/render/publishedContent';
import { supportOf } from '../../../src/site/content/demo/support';
import { type Editor, editorOf } from '../../support/server/content';
import { buildTestApp, type TestApp } from '../../support/server/testApp';

let server: TestApp;
let editor: Editor;
let folder: string;
let published: PublishedPages;

beforeAll(async () => {
  // Without content of a build, so that the questions are all that is published.
  folder = await mkdtemp(join(tmpdir(), 'outline-support-'));
  server = await buildTestApp();
  editor = editorOf(server, (await server.makeAdmin()).token);
  const built = { get: () => ({ items: [] }), isSame: () => false, below: () => [] } as Partial<BuiltContent>;
  published = new PublishedPages(server.db, Object.assign(new BuiltContent(folder), built));
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

const shown = async (language = 'vi') => {
  const { contents } = await published.at(server.clock.now());
  return contents.find(({ file }: PublishedContent) => file === `/content/${language}/support.json`);
};
const questions = async (language?: string) =>
  ((await shown(language))?.data as SupportContent | undefined)?.questions;

/** The page's contents where the operator has set an address to write to. */
const address = { supportEmail: 'help@outline.example' };
async function withAddress() {
  const built = {
    get: () => ({ questions: [], items: [] }),
    isSame: () => false,
    below: () => [],
  } as Partial<BuiltContent>;
  const settings = { gateways: null, ...address };
  const pages = new PublishedPages(server.db, Object.assign(new BuiltContent(folder), built), () => settings);
  const { contents } = await pages.at(server.clock.now());
  return contents.filter(({ file }) => file.endsWith('/support.json')).map(({ data }) => data);
}

it('has the address to write to beside the samples, too', async () =>
  expect(await withAddress()).toEqual([
    { questions: [], ...address },
    { questions: [], ...address },
  ]));

it('leaves the samples while no question was ever published, and then shows what is live, by place', async () => {
  expect(await shown()).toBeUndefined();
  const second = await editor.make('help', { place: 2 });
  const first = await editor.make('help', { place: 1, question: 'Chỉ tiếng Việt?', questionEn: '' });
  for (const one of [second, first]) expect((await editor.publish('help', one)).status).toBe(201);
  expect(await questions()).toEqual([
    {
      slug: 'chi-tieng-viet',
      subject: 1,
      question: 'Chỉ tiếng Việt?',
      html: '<p>Đặt <strong>mật khẩu mới</strong>.</p>\n',
    },
    {
      slug: 'quen-mat-khau',
      subject: 1,
      question: 'Quên mật khẩu?',
      html: '<p>Đặt <strong>mật khẩu mới</strong>.</p>\n',
    },
  ]);
  expect(await withAddress()).toMatchObject([
    { questions: [{}, {}], ...address },
    { questions: [{}, {}], ...address },
  ]);
  // English only if both texts are.
  expect(await questions('en')).toMatchObject([
    { lang: 'vi', html: '<p>Đặt <strong>mật khẩu mới</strong>.</p>\n' },
    {
      slug: 'forgot-your-password',
      question: 'Forgot your password?',
      html: '<p>Set a <em>new one</em>.</p>\n',
    },
  ]);
  expect((await shown('en'))?.pages.map(({ file }) => file)).toEqual([
    '/en/support/index.html',
    '/en/support/plain.html',
  ]);
  for (const { id } of [first, second]) await editor.unpublish('help', id);
  expect(await questions()).toEqual([]);
});

it('refuses a reply that cannot be shown, and a question that gives no address, at their fields', async () => {
  const script = await editor.make('help', { answer: '[x](javascript:alert(1))' });
  expect((await editor.publish('help', script)).body.errors).toHaveProperty('answer');
  const signs = await editor.make('help', { question: '???' });
  expect((await editor.publish('help', signs)).body.errors).toHaveProperty('question');
});

it('shows a draft first on the page', async () => {
  const made = await editor.make('help', { question: 'Bản nháp?', place: 50 });
  const record = { resource: 'help', recordId: made.id };
  const copy = await workingCopy(server.deps, record);
  const page = await published.preview('help', copy, 'vi', false);
  expect(page).toMatchObject({ path: '/support', name: 'support' });
  expect((page.data as SupportContent).questions[0]).toMatchObject({
    slug: 'preview',
    question: 'Bản nháp?',
  });
});

it('the demo’s records show what the build shows, to the letter', async () => {
  const before = (await questions())?.length;
  await server.db.transaction().execute((tx) => insertContent(tx, server.clock.now()));
  expect(before).toBe(0);
  for (const language of ['vi', 'en'] as const)
    expect(await questions(language)).toEqual(supportOf(language).questions);
});

it('tells search engines what is asked', () => {
  const asked = [{ slug: 'mot', subject: 0, question: 'Một </script>?', html: '<p>Hai.</p>' }];
  const content = { name: 'vi/support', data: { questions: asked } };
  const frame = { language: 'vi' as const, html: `${places.head}${places.root}` };
  const page = { html: '', title: '', description: 'D', content };
  const known = fillPageFrame({ ...frame, site: 'https://site.example' }, '/support', page);
  // Of a page that was built without an address too, whose placeholder repeats none of it.
  const unknown = fillPageFrame({ ...frame, site: '' }, '/support', page);
  expect(unknown.split('Hai.')).toHaveLength(2);
  const head = withAddresses(unknown, 'https://site.example');
  const jsonOf = (html: string) =>
    /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? '';
  expect(jsonOf(known)).toBe(jsonOf(head));
  expect(JSON.parse(jsonOf(head))['@graph']).toEqual([
    {
      '@type': 'FAQPage',
      url: 'https://site.example/support',
      description: 'D',
      image: 'https://site.example/og.png',
      inLanguage: 'vi',
      mainEntity: [
        {
          '@type': 'Question',
          name: 'Một </script>?',
          acceptedAnswer: { '@type': 'Answer', text: '<p>Hai.</p>' },
        },
      ],
    },
  ]);
});

it('no question has the address of a part of the page itself', async () => {
  const made = await editor.make('help', { question: 'Tài khoản', questionEn: 'Account?' });
  const publication = await editor.publish('help', made);
  expect(publication.status).toBe(201);
  const slugs = (await questions('en'))?.map(({ slug }) => slug);
  expect(slugs).toContain('account-2');
  expect(slugs).not.toContain('account');
});
