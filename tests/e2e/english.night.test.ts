import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { allPages, pathIn } from '../../scripts/siteUrl';
import { browserForTests } from './browser';
import { sharedSite } from './demoSite';

const site = sharedSite();
const browser = browserForTests();

/** The addresses of built pages without a language: with one of them an English reader would leave English. */
const plain = new Set(allPages.flatMap((page) => [pathIn(page, 'vi'), pathIn(page, 'en')]));

describe('links of English pages', () => {
  it.each(allPages.map((page) => pathIn(page, 'en')))('of /en%s stay in English', (path) => {
    const built = readFileSync(`dist/site/en${path.replace(/\/$/, '')}/index.html`, 'utf8');
    // The notice without scripts is in both languages, and shows one of them.
    const html = built.replaceAll(/<noscript>.*?<\/noscript>/gs, '');
    const links = [...html.matchAll(/<a\b[^>]*\bhref="([^"#?]*)[^"]*"/g)].map(([, href = '']) => href);
    expect(links.filter((href) => href.startsWith('/en')).length).toBeGreaterThan(5);
    expect(links.filter((href) => plain.has(href))).toEqual([]);
  });
});

it.each(['vi', 'en'] as const)('the site is installed in the language of the page: %s', (language) => {
  for (const page of allPages) {
    const html = readFileSync(
      `dist/site/${language}${pathIn(page, language).replace(/\/$/, '')}/index.html`,
      'utf8',
    );
    const file = /<link rel="manifest" href="([^"]+)"/.exec(html)?.[1];
    const manifest = JSON.parse(readFileSync(`dist/site${file}`, 'utf8'));
    expect(manifest).toMatchObject({ id: '/', lang: language, start_url: language === 'vi' ? '/' : '/en' });
    expect(html).toContain(`<html lang="${language}"`);
  }
});

const kinds = {
  headings: 'h1, h2, h3',
  controls: 'a, button, input, select, summary',
  texts: 'p, li, dd',
  pictures: 'img, svg',
};

/** How many elements of each kind are whole in the first screen. */
const firstScreen = (page: Page) =>
  page.evaluate((selectors) => {
    const isWhole = (element: Element) => {
      const { width, height, left, right, bottom } = element.getBoundingClientRect();
      const isSeen = width > 1 && height > 1 && right > 0 && left < innerWidth && bottom <= innerHeight;
      return isSeen && element.checkVisibility({ visibilityProperty: true }) && !element.closest('[inert]');
    };
    const count = (selector: string) =>
      [...document.querySelectorAll(`main :is(${selector})`)].filter(isWhole).length;
    return Object.fromEntries(Object.entries(selectors).map(([kind, selector]) => [kind, count(selector)]));
  }, kinds);

/** One page of each kind: its first. */
const samples = [...new Map(allPages.toReversed().map((page) => [page.name, page])).values()];

describe('the first screen of a phone', () => {
  it.each(samples.map((page) => [page.name, page] as const))(
    'of %s holds in English what it holds in Vietnamese',
    async (_, sample) => {
      const page = await browser.open({ viewport: { width: 390, height: 844 } });
      const look = async (path: string) => {
        await page.goto(site.url + path, { waitUntil: 'networkidle' });
        return firstScreen(page);
      };
      const inVietnamese = await look(pathIn(sample, 'vi'));
      const inEnglish = await look(`/en${pathIn(sample, 'en')}`);
      expect(inVietnamese.headings).toBeGreaterThan(0);
      for (const [kind, count] of Object.entries(inVietnamese))
        expect([kind, Math.min(count, inEnglish[kind] ?? 0)]).toEqual([kind, count]);
    },
  );
});

describe('an English address', () => {
  it.each([
    ['leaves the language that somebody chose', 'vi', 'vi'],
    ['is English for the pages with one address, too, where nobody chose', null, 'en'],
  ])('%s', async (_, chosen, kept) => {
    const page = await browser.open();
    await page.goto(`${site.url}/terms`);
    await page.evaluate((lang) => (lang ? localStorage.setItem('lang', lang) : localStorage.clear()), chosen);
    await page.context().clearCookies();
    await page.goto(`${site.url}/en/shops`, { waitUntil: 'networkidle' });
    expect(await page.evaluate(() => document.documentElement.lang)).toBe('en');
    expect(await page.evaluate(() => localStorage.getItem('lang'))).toBe(kept);
    await page.goto(`${site.url}/auth/login`, { waitUntil: 'networkidle' });
    expect(await page.evaluate(() => document.documentElement.lang)).toBe(kept);
  });
});
