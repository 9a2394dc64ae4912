// @vitest-environment jsdom
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type Language, languages } from '../../contract/languages';
import { newsKinds } from '../../contract/newsPages';
import { days } from '../../server/platform/clock';
import { type Editable, makers } from '../support/server/content';
import { vocabularyProblems } from '../support/vocabulary';
import { writeToUs } from '../support/writeToUs';
import { type CrawledPage, crawler, languageOf, startInPublic } from './crawling';
import { demoSite } from './demoSite';
import { admin } from './site';

// As search engines and readers without scripts go through the site: from the sitemap on, along every link of every page.

const site = demoSite();
const { open, crawl, pages, pathOf } = crawler(site);

/** Its months are among those of the demo data. */
const inDays = (count: number) => new Date(Date.now() + days(count)).toISOString().slice(0, 16);
const soon = { startsAt: inDays(2), endsAt: inDays(3) };
/** What is published beside the demo data; without English where that is left empty. */
const given: Array<[Editable, object]> = [
  ['news', { titleEn: 'Both languages', summaryEn: 'Of both.', bodyEn: 'Written twice.' }],
  ['news', { title: 'Chỉ tiếng Việt', titleEn: '', kind: 1 }],
  ['help', { question: 'Chỉ hỏi tiếng Việt?', questionEn: '', answerEn: '' }],
  ['events', { ...soon, name: 'Cúp hai thứ tiếng', nameEn: 'A cup in both' }],
  ['events', { ...soon, name: 'Giải không dịch', nameEn: '', textEn: '' }],
  ['releases', { name: 'Bản hai thứ tiếng', nameEn: 'A release in both' }],
];
const published = given.map(([resource, own]) => [resource, makers[resource](own)] as const);
const patience = { timeout: 60_000, interval: 200 };

/** Whether the lists in a language show all that was published, by its name; what has none there by the other. */
async function areLive(language: Language): Promise<boolean> {
  const lists = ['news', 'support', 'events', 'download'].map((name) => `/content/${language}/${name}.json`);
  const shown = (await Promise.all(lists.map(open))).map(({ text }) => text).join();
  return published.every(([, texts]) => {
    const named = Object.entries(texts).filter(([key]) => /^(?:title|question|name)(?:En)?$/.test(key));
    const [name, english] = named.map(([, text]) => String(text));
    return shown.includes((language === 'en' && english) || name || expect.fail());
  });
}

beforeAll(async () => {
  await startInPublic(site);
  const { accessToken: token } = (await site.call('user/auth/login', { method: 'POST', json: admin })).body;
  for (const [resource, json] of published) {
    const { body } = await site.call(`admin/${resource}`, { method: 'POST', token, json });
    const publication = { resource, recordId: body.id, version: body.version };
    const { status } = await site.call('admin/publications', { method: 'POST', token, json: publication });
    expect([resource, status]).toEqual([resource, 201]);
  }
  await Promise.all(languages.map((language) => vi.waitUntil(() => areLive(language), patience)));
});
afterAll(() => site.remove());

/** The pages of the sitemap, with what it says of their languages. */
async function sitemap(): Promise<Map<string, Record<string, string>>> {
  const map = new DOMParser().parseFromString((await open('/sitemap.xml')).text, 'application/xml');
  return new Map(
    [...map.querySelectorAll('url')].map((url) => [
      pathOf(url.querySelector('loc')?.textContent ?? ''),
      Object.fromEntries(
        [...url.getElementsByTagName('xhtml:link')].map((link) => [
          link.getAttribute('hreflang'),
          pathOf(link.getAttribute('href') ?? ''),
        ]),
      ),
    ]),
  );
}

it('every address answers, in its language, and names the same page in others as they do', async () => {
  const listed = await sitemap();
  expect(listed.size).toBeGreaterThan(100);
  await crawl([...listed.keys()]);
  for (const [path, { document, alternates, isSkipped }] of pages) {
    const language = languageOf(path);
    expect([path, document.documentElement.lang]).toEqual([path, language]);
    if (listed.has(path)) expect([path, alternates, isSkipped]).toEqual([path, listed.get(path), false]);
    for (const [each, other] of Object.entries(alternates)) {
      expect([path, other, languageOf(other)]).toEqual([path, other, each]);
      expect([other, pages.get(other)?.alternates]).toEqual([other, alternates]);
    }
  }
});

it('an article without English is there in English, and search engines skip it', async () => {
  const listed = await sitemap();
  const path = '/news/chi-tieng-viet';
  const shown = pages.get(`/en${path}`);
  expect([listed.has(path), listed.has(`/en${path}`)]).toEqual([true, false]);
  expect([shown?.isSkipped, shown?.alternates]).toEqual([true, { vi: path }]);
  expect(pages.get(path)?.alternates).toEqual({ vi: path });
  expect(pages.get('/en/events')).toMatchObject({ isSkipped: false });
});

/** The texts of a page that say they are in its own language; those of scripts are none. */
function ownTexts({ document, path }: CrawledPage): string[] {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const own: string[] = [];
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const around = node.parentElement;
    if (
      around?.closest('script, style, noscript, code') ||
      around?.closest('[lang]')?.getAttribute('lang') !== languageOf(path)
    )
      continue;
    own.push(node.textContent?.trim() ?? '');
  }
  return own;
}

it('no sentence is the same in both languages without saying which it is in', () => {
  const isSentence = (text: string) => text.split(/\s+/).length > 3 && /\p{Ll}/u.test(text);
  let compared = 0;
  for (const page of pages.values()) {
    const other = pages.get(page.alternates.en ?? '');
    if (!other || page.alternates.vi !== page.path) continue;
    compared++;
    const english = new Set(ownTexts(other));
    expect([page.path, ownTexts(page).filter((text) => isSentence(text) && english.has(text))]).toEqual([
      page.path,
      [],
    ]);
  }
  expect(compared).toBeGreaterThan(50);
});

it('no English page has Vietnamese words that do not say so, names apart', () => {
  // Letters with a tone on a changed vowel, which no other language has.
  const vietnamese = /[ấầẩẫậắằẳẵặếềểễệốồổỗộớờởỡợứừửữự]/i;
  const faults = [...pages.values()].flatMap((page) =>
    languageOf(page.path) === 'en'
      ? ownTexts(page)
          .filter((text) => vietnamese.test(text) && text.split(/\s+/).length > 3)
          .map((text) => `${page.path}: ${text}`)
      : [],
  );
  expect(faults).toEqual([]);
});

it('no page asks its readers to write to us, as this site names no address', () => {
  const asked = [...pages.values()].flatMap((page) =>
    ownTexts(page)
      .filter((text) => writeToUs.test(text))
      .map((text) => `${page.path}: ${text}`),
  );
  expect(asked).toEqual([]);
  // The page of help says that there is none, and what one can do.
  for (const path of ['/support', '/en/support'])
    expect(pages.get(path)?.document.querySelector('#ask + p')?.textContent).toMatch(
      /chưa có email hỗ trợ.*mã giao dịch|has no support email.*transaction ID/,
    );
});

it('no two lists of a language describe themselves alike; what staff write of an item is theirs', () => {
  const described = [...pages.values()].flatMap(({ path, document, isSkipped }) => {
    const text = document.querySelector('meta[name=description]')?.getAttribute('content');
    const isItem = /\/(?:news|events)\/[^/]+$/.test(path) && !newsKinds.some((kind) => path.endsWith(kind));
    return text && !isSkipped && !isItem && !path.includes('?') ? [`${languageOf(path)}: ${text}`] : [];
  });
  expect(described.length).toBeGreaterThan(50);
  expect(described.filter((one, at) => described.indexOf(one) !== at)).toEqual([]);
});

it('what pages say they are about is in the vocabulary of schema.org', () => {
  const things = [...pages.values()].flatMap(({ path, document }) =>
    [...document.querySelectorAll('script[type="application/ld+json"]')].flatMap((script) =>
      (JSON.parse(script.textContent ?? '')['@graph'] as object[]).map((thing) => ({ path, thing })),
    ),
  );
  expect(
    things.flatMap(({ path, thing }) => vocabularyProblems({ ...thing }).map((one) => `${path}: ${one}`)),
  ).toEqual([]);
  expect(things.length).toBeGreaterThan(100);
});
