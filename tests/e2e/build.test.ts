import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { languages } from '../../contract/languages';
import { supportIds } from '../../contract/supportPage';
import { buildId } from '../../scripts/buildId';
import { isStale } from '../../scripts/stamp';
import { fontFaces } from '../../server/site/statusPage/fonts';
import { supportOf } from '../../src/site/content/demo/support';
import { clientCalls } from '../support/clientCalls';

interface Chunk {
  file: string;
  name?: string;
  isEntry?: boolean;
  isDynamicEntry?: boolean;
  imports?: string[];
  dynamicImports?: string[];
  css?: string[];
}
const manifest = JSON.parse(readFileSync('dist/site/.vite/manifest.json', 'utf8')) as Record<string, Chunk>;
const chunk = (key: string): Chunk => {
  const found = manifest[key];
  if (!found) throw new Error(`The build has no chunk ${key}.`);
  return found;
};
/** A chunk with all its static imports. */
const closure = (key: string, seen = new Set<string>()): Set<string> => {
  if (seen.has(key)) return seen;
  seen.add(key);
  for (const next of chunk(key).imports ?? []) closure(next, seen);
  return seen;
};
const packed = new Map<string, number>();
/** Compressed size of a file; cached, as many pages share the largest. */
function weigh(file: string): number {
  const size = packed.get(file) ?? brotliCompressSync(readFileSync(`dist/site/${file}`)).length;
  packed.set(file, size);
  return size;
}
const bytes = (files: Iterable<string>) => [...new Set(files)].reduce((sum, file) => sum + weigh(file), 0);
const scripts = (...keys: string[]) =>
  [...new Set(keys.flatMap((key) => [...closure(key)]))].map((key) => chunk(key).file);
const styles = (...keys: string[]) =>
  [...new Set(keys.flatMap((key) => [...closure(key)]))].flatMap((key) => chunk(key).css ?? []);
/** What every page also loads: its area's layout and the texts of one language; the larger language counts. */
const companions = ['vi', 'en'].map((language) => (page: string) => [
  `src/i18n/${language}/site.ts`,
  ...Object.keys(manifest).filter(
    (key) => key === `src/i18n/${language}/${/site\/(\w+)\//.exec(page)?.[1]}.ts`,
  ),
  ...(page.includes('/auth/') ? ['src/site/auth/AuthLayout.tsx', 'src/site/auth/routes.tsx'] : []),
  ...(/\/(support|events|season|account|wardrobe|u)\//.test(page) ? ['src/site/otherRoutes.tsx'] : []),
  ...(page.includes('/account/') ? ['src/site/account/AccountFrame.tsx'] : []),
]);
const pages = Object.keys(manifest).filter((key) => /^src\/site\/.*Page\.tsx$/.test(key));
const backOffice = 'src/admin/AdminApp.tsx';

it('is the build of these sources, which the next start and test do not make again', () =>
  expect(isStale()).toBe(false));

it('pages are shared with processes of exactly what renders them', () =>
  expect(readFileSync('dist/pages/build', 'utf8')).toBe(buildId('dist/pages')));

describe('downloads of a public page', () => {
  it('covers enough pages', () => expect(pages.length).toBeGreaterThanOrEqual(8));

  it.each(pages)('%s: JavaScript and styles within the budget, and nothing of the back office', (page) => {
    // Account pages open after a sign-in, and so with most of their scripts kept.
    const budget = page.startsWith('src/site/account/') ? 150_000 : 135_000;
    for (const companionsOf of companions)
      expect(bytes(scripts('index.html', page, ...companionsOf(page)))).toBeLessThanOrEqual(budget);
    expect(bytes(styles('index.html', page))).toBeLessThanOrEqual(15_000);
    const text = scripts('index.html', page)
      .map((file) => readFileSync(`dist/site/${file}`, 'utf8'))
      .join('');
    for (const mark of ['MuiButtonBase', 'RaLayout', 'react-admin', 'recharts', 'emotion'])
      expect(text).not.toContain(mark);
  });
});

describe('a tab of the account centre', () => {
  const tabs = pages.filter((page) => page.startsWith('src/site/account/'));
  it('is one of at least four', () => expect(tabs.length).toBeGreaterThanOrEqual(4));
  it.each(tabs)('%s adds at most 20 kB of scripts to the frame', (page) => {
    const frame = scripts('index.html', 'src/site/account/AccountFrame.tsx');
    const own = scripts(page).filter((file) => !frame.includes(file));
    expect([own.length > 0, bytes(own) <= 20_000]).toEqual([true, true]);
  });
});

it('all fonts together, which one page may use, are within the budget', () => {
  const fonts = readdirSync('dist/site/assets').filter((file) => file.endsWith('.woff2'));
  expect(fonts).toHaveLength(8);
  const sizes = fonts.map((file) => statSync(`dist/site/assets/${file}`).size);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(60_000);
});

it('the status page finds all fonts in the built home page, and what is shown until they have loaded', () => {
  const faces = fontFaces('dist/site');
  const files = readdirSync('dist/site/assets').filter((file) => file.endsWith('.woff2'));
  expect(files.filter((file) => !faces.includes(`url(/assets/${file})`))).toEqual([]);
  for (const name of ['Chakra Fallback', 'Be Vietnam Fallback'])
    expect(faces).toContain(`font-family:${name};`);
});

it('a first visit loads the four fonts that each page preloads, as their characters are all that it shows', () => {
  const css = readFileSync('src/design/fonts.css', 'utf8');
  const ranges = [...css.matchAll(/unicode-range:([^;]+);/g)].map(([, range = '']) => {
    const parts = range.replace(/U\+([\dA-F]+)/g, '$1').match(/[\dA-F]+(-[\dA-F]+)?/g) ?? [];
    return new RegExp(`[${parts.map((part) => part.replace(/[\dA-F]+/g, '\\u{$&}')).join('')}]`, 'u');
  });
  const [main, others] = ranges;
  expect(new Set(ranges.map(String)).size).toBe(2);
  const pages = readdirSync('dist/site', { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(^|\/)index\.html$/.test(file),
  );
  expect(pages.length).toBeGreaterThan(20);
  for (const page of pages) {
    const html = readFileSync(`dist/site/${page}`, 'utf8');
    const preloaded = [...html.matchAll(/<link[^>]+href="([^"]+\.woff2)"/g)].map(([, href = '']) => href);
    expect(preloaded.map((href) => href.replace(/-[^-]+$/, ''))).toEqual(
      ['chakra-petch-700', 'be-vietnam-pro-400', 'chakra-petch-600', 'be-vietnam-pro-600'].map(
        (font) => `/assets/${font}-vietnamese`,
      ),
    );
    const text = html.replace(/<(script|style)[\s\S]*?<\/\1>|<[^>]*>/g, '');
    expect([page, ...new Set([...text].filter((char) => others?.test(char) && !main?.test(char)))]).toEqual([
      page,
    ]);
  }
});

it('every file of the build that a page names is there, so the pages are of the same build as the scripts', () => {
  const pages = readdirSync('dist/site', { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.html'),
  );
  const named = pages.flatMap((page) =>
    [...readFileSync(`dist/site/${page}`, 'utf8').matchAll(/\/(assets\/[\w.-]+)/g)].map(([, file]) => file),
  );
  expect(new Set(named).size).toBeGreaterThan(10);
  expect([...new Set(named)].filter((file) => !existsSync(`dist/site/${file}`))).toEqual([]);
});

it('the arena of the home page is one worker within its budget', () => {
  const workers = readdirSync('dist/site/assets').filter((file) => /^worker-.*\.js$/.test(file));
  expect(workers).toHaveLength(1);
  expect(bytes(workers.map((file) => `assets/${file}`))).toBeLessThanOrEqual(10_000);
});

it('the back office loads on demand, within its budget', () => {
  const entry = closure('index.html');
  expect(entry.has(backOffice)).toBe(false);
  expect(chunk('index.html').dynamicImports).toContain(backOffice);
  const over = scripts(backOffice).filter((file) => !scripts('index.html').includes(file));
  expect(bytes(over)).toBeLessThanOrEqual(225_000);
});

/** Parts of the back office with words that only their own scripts hold. */
const parts = [
  ['src/admin/screens/players/PlayerPage.tsx', 'player.missing'],
  ['src/admin/resources/OfferReport.tsx', 'offerReport.failed'],
  ['src/admin/app/search/SearchBox.tsx', 'search.dialog'],
  ['src/admin/screens/settings/site/tabs.ts', 'settings.gateways.lastOf'],
] as const;

it.each(parts)('%s loads when it is opened, not with the back office', (part, words) => {
  const withWords = (files: Iterable<string>) =>
    [...files].filter((file) => readFileSync(`dist/site/${file}`, 'utf8').includes(words));
  expect(chunk(part)).toMatchObject({ isDynamicEntry: true });
  expect(closure(backOffice).has(part)).toBe(false);
  expect(withWords(scripts(backOffice))).toEqual([]);
  expect(withWords([chunk(part).file])).toHaveLength(1);
});

it('the charts load with the dashboard only', () => {
  const text = (file: string) => readFileSync(`dist/site/${file}`, 'utf8');
  expect(scripts(backOffice).filter((file) => text(file).includes('recharts'))).toEqual([]);
  const lazy = Object.values(manifest).filter(
    ({ file }) => file.endsWith('.js') && text(file).includes('recharts'),
  );
  expect(lazy).toHaveLength(1);
});

it('notices.txt quotes the license of every library that a browser loads, and of both fonts', () => {
  const parts = readFileSync('dist/site/notices.txt', 'utf8')
    .split(/\n-{80}\n/)
    .slice(1);
  const named = parts.map((part) => part.trim().split(' ')[0] ?? '');
  const some = ['react', 'react-router', 'i18next', 'react-admin', '@mui/material', 'recharts', 'uqr'];
  const fonts = ['@fontsource/be-vietnam-pro', '@fontsource/chakra-petch'];
  expect(named).toEqual(expect.arrayContaining([...some, ...fonts]));
  expect(
    parts.filter((part) => /Permission|Redistribution|SIL OPEN FONT/i.test(part)).length,
  ).toBeGreaterThan(30);
});

it('the schema library never reaches the browser', () => {
  const files = Object.values(manifest)
    .map(({ file }) => file)
    .filter((file) => file.endsWith('.js'));
  expect(
    files.filter((file) => /typebox|\[Kind\]|~kind/.test(readFileSync(`dist/site/${file}`, 'utf8'))),
  ).toEqual([]);
});

it('the scripts have what each call of the client is sent with: its path, and beside it its method and type', () => {
  const texts = Object.values(manifest).flatMap(({ file }) =>
    file.endsWith('.js') ? [readFileSync(`dist/site/${file}`, 'utf8')] : [],
  );
  const has = (text: string, value: string) => ['"', "'", '`'].some((q) => text.includes(q + value + q));
  const { sent } = clientCalls();
  const lost = sent.filter(({ method, path, isEntry, file }) => {
    const parts = [...(method === 'GET' ? [] : [method]), ...(file ? [file.type] : [])];
    return !texts.some((text) => {
      // Of an object that is written out where it is used, only the values remain.
      const [, rest] = new RegExp(`path:["'\`]${path.replaceAll('?', '\\?')}["'\`]([^}]*)}`).exec(text) ?? [];
      const isWhole = !isEntry || (rest?.includes('isEntry:!0') ?? true);
      return has(text, path) && isWhole && parts.every((part) => has(text, part));
    });
  });
  expect(lost.map(({ method, path }) => `${method} ${path}`)).toEqual([]);
});

it('a page has its text and its content once, however it is found by address', () => {
  const folders = readdirSync('dist/site', { recursive: true, encoding: 'utf8' });
  const built = folders.filter((name) => /(index|plain)\.html$/.test(name));
  expect(built.length).toBeGreaterThan(50);
  for (const name of built) {
    const html = readFileSync(`dist/site/${name}`, 'utf8');
    const [, facts = ''] = /<!--addresses ([^>]*)-->/.exec(html) ?? [];
    expect(facts.length, name).toBeLessThan(1000);
  }
});

it('the help page has no id that a question could have as its address', () => {
  for (const language of languages) {
    const html = readFileSync(`dist/site/${language}/support/index.html`, 'utf8');
    const ids = [...html.matchAll(/ id="([a-z0-9-]+)"/g)].map(([, id = '']) => id);
    const slugs = supportOf(language).questions.map(({ slug }) => slug);
    expect([slugs.length > 5, new Set(ids).size === ids.length]).toEqual([true, true]);
    expect(ids.filter((id) => !slugs.includes(id)).sort()).toEqual([...supportIds].sort());
  }
});
