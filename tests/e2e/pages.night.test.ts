import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import type { Page, Request } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { axeFindings, browserForTests, withMotion } from './browser';
import { sharedSite } from './demoSite';
import { hydratedInPage } from './hydrated';
import { shiftOf, watchShifts } from './shifts';

const site = sharedSite();
const browser = browserForTests();

const paths = [
  '/',
  '/shops',
  '/librarys',
  '/librarys/kiem-gap',
  '/news',
  '/events',
  '/season',
  '/wardrobe',
  '/support',
  '/download',
  '/terms',
  '/privacy',
];
const languages = ['vi', 'en'] as const;
type Language = (typeof languages)[number];
const visits = paths.flatMap((path) => languages.map((language) => [path, language] as const));

const [onPhone, onDesk] = [0, 1].map((way) =>
  visits.filter(([path, language]) => (paths.indexOf(path) + languages.indexOf(language)) % 2 === way),
) as [typeof visits, typeof visits];

const arriving = async (path: string, language: Language) =>
  (await fetch(site.url + path, { headers: { cookie: `lang=${language}` } })).text();
const headingOf = (html: string) =>
  /<h1[^>]*>([\s\S]*?)<\/h1>/
    .exec(html)?.[1]
    ?.replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

async function visit(path: string, language: Language, options = {}): Promise<Page> {
  const page = await browser.open(options);
  await page.addInitScript(watchShifts);
  await page.addInitScript(
    (lang) => location.protocol !== 'about:' && localStorage.setItem('lang', lang),
    language,
  );
  await page.context().addCookies([{ name: 'lang', value: language, url: site.url }]);
  await page.goto(site.url + path, { waitUntil: 'networkidle' });
  return page;
}

/** Fails unless the page took over the served HTML, without a shift and without a finding of axe. */
async function expectHydrated(page: Page, path: string, language: Language): Promise<void> {
  expect(await page.locator('html').getAttribute('lang')).toBe(language);
  expect(await page.locator('html').getAttribute('data-wait')).toBeNull();
  const arrived = headingOf(await arriving(path, language));
  const heading = page.locator('h1').first();
  expect(headingOf(await heading.evaluate((node) => node.outerHTML))).toBe(arrived);
  expect(await shiftOf(page)).toBeLessThanOrEqual(0.1);
  expect(await axeFindings(page)).toEqual([]);
}

describe('a public page', () => {
  it.each(visits)('%s in %s is served as HTML with its heading and metadata', async (path, language) => {
    const html = await arriving(path, language);
    expect(headingOf(html)).toBeTruthy();
    expect(html).toContain(`<html lang="${language}" data-page="${path}"`);
    for (const fact of ['<title>', 'name="description"', 'property="og:title"', 'property="og:image"'])
      expect(html.split(fact)).toHaveLength(2);
    expect(html).not.toMatch(/<link rel="stylesheet"(?! type="text\/inlined")/);
    // Its scripts load after the first paint.
    expect(html).not.toMatch(/<script[^>]* src=|rel="modulepreload"/);
  });

  // Each page once in each language and once in each of these ways.
  it.each(onPhone)('%s in %s on a phone with reduced motion', async (path, language) => {
    const page = await visit(path, language, {
      reducedMotion: 'reduce',
      viewport: { width: 390, height: 844 },
    });
    await expectHydrated(page, path, language);
    await page.setViewportSize({ width: 320, height: 640 });
    // Wait for transitions that depend on the width.
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });

  it.each(onDesk)('%s in %s on a wide screen with motion', async (path, language) =>
    expectHydrated(await visit(path, language, withMotion), path, language),
  );
});

it('nothing moves by itself for 6 s with reduced motion', async () => {
  const places = () =>
    [...document.querySelectorAll('#root *')].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return [x, y, width, height, getComputedStyle(element).opacity].join(' ');
    });
  const still = async (path: string) => {
    const page = await visit(path, 'en', { reducedMotion: 'reduce' });
    await page.waitForLoadState('networkidle');
    // On a busy machine, what is loaded late may move the rest once; what moves by itself moves in any six seconds.
    const isStill = async () => {
      const before = await page.evaluate(places);
      await page.waitForTimeout(6000);
      return isDeepStrictEqual(before, await page.evaluate(places));
    };
    await expect.poll(isStill, { timeout: 60_000 }).toBe(true);
    expect(
      await page.evaluate(() => [...document.querySelectorAll('video')].filter(({ paused }) => !paused)),
    ).toEqual([]);
  };
  await Promise.all(['/', '/shops', '/librarys', '/download'].map(still));
});

it('hydrates the served elements instead of creating new ones', async () => {
  const page = await browser.open();
  let send: () => void = () => undefined;
  const seen = new Promise<void>((resolve) => {
    send = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await seen;
    await route.continue();
  });
  await page.goto(`${site.url}/shops`, { waitUntil: 'commit' });
  const heading = await page.waitForSelector('h1');
  send();
  // The network may be idle before the scripts are requested.
  await page.waitForFunction(hydratedInPage);
  expect(await heading.evaluate((node) => node.isConnected)).toBe(true);
  expect(await heading.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__react')))).toBe(
    true,
  );
});

it('a signed-in player gets the same HTML, and personal data after hydration', async () => {
  const json = { email: 'minhkhoi@outline.example', password: 'outline-demo-2026' };
  const { body } = await site.call('user/auth/login', { method: 'POST', json });
  const page = await browser.open();
  await page.addInitScript(watchShifts);
  await page.addInitScript(
    (token) => location.protocol !== 'about:' && localStorage.setItem('accessToken', token),
    body.accessToken as string,
  );
  for (const path of ['/', '/shops']) {
    await page.goto(site.url + path, { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: /Khôi/ }).waitFor();
    expect(await shiftOf(page)).toBeLessThanOrEqual(0.1);
  }
});

it.each([
  ['/', ['style-src-elem', 'script-src-elem', 'frame-src']],
  // The back office is opened from there, with the styles that older versions of WebKit would refuse (pagePolicy.ts).
  ['/auth/login', ['script-src-elem', 'frame-src']],
])('what came into %s is refused: %j', async (path, directives) => {
  const page = await browser.open({
    expectedErrors: /violates the following Content Security Policy|Access is denied for this document/,
  });
  await page.goto(site.url + path);
  const refused = page.evaluate(
    (count) =>
      new Promise((resolve) => {
        const seen: string[] = [];
        document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
          if (seen.push(effectiveDirective) === count) resolve(seen);
        });
        for (const [tag, text] of [
          ['style', 'h1 { display: none }'],
          ['script', 'document.title = ""'],
        ] as const)
          document.body.append(Object.assign(document.createElement(tag), { textContent: text }));
        document.body.append(
          Object.assign(document.createElement('iframe'), { src: 'https://other.example' }),
        );
      }),
    directives.length,
  );
  expect(await refused).toEqual(directives);
});

it('a link opens the next page with its own styles', async () => {
  const page = await browser.open({ reducedMotion: 'reduce' });
  await page.goto(site.url);
  await page.getByRole('link', { name: 'Thư viện' }).first().click();
  await page.getByRole('heading', { level: 1, name: 'Kho đồ của Outline' }).waitFor();
  const columns = () =>
    page.evaluate(() => getComputedStyle(document.querySelector('main ul') as Element).gridTemplateColumns);
  const led = await columns();
  await page.reload({ waitUntil: 'networkidle' });
  expect(led).toBe(await columns());
  expect(led).toContain('px');
});

it('a new URL starts at the top, a reload keeps the scroll position', async () => {
  const page = await visit('/download', 'en');
  const position = () => page.evaluate(() => scrollY);
  await page.evaluate(() => scrollTo(0, 900));
  await page.goto(`${site.url}/terms`);
  expect(await position()).toBe(0);
  await page.evaluate(() => scrollTo(0, 500));
  await page.reload();
  await page.waitForFunction(() => scrollY === 500);
});

it('an applied language persists: the server sends the next page in it', async () => {
  const page = await browser.open();
  await page.goto(`${site.url}/shops`);
  await page.getByRole('button', { name: /Ngôn ngữ/ }).click();
  await page.getByRole('radio', { name: /^EN/ }).check();
  await page.getByRole('button', { name: 'Áp dụng' }).click();
  await page.locator('html[lang="en"]').waitFor();
  const answer = await page.reload({ waitUntil: 'commit' });
  expect(await answer?.text()).toContain('<html lang="en" data-page="/shops"');
  await page.getByRole('link', { name: 'Library' }).first().waitFor();
  expect(await page.locator('html').getAttribute('data-wait')).toBeNull();
});

describe('a prerendered page in the wrong language', () => {
  it('is hidden until the client has rendered its own, when the stored language differs', async () => {
    const page = await browser.open();
    await page.addInitScript(() => location.protocol !== 'about:' && localStorage.setItem('lang', 'en'));
    await page.goto(`${site.url}/terms`, { waitUntil: 'commit' });
    await page.getByRole('heading', { level: 1, name: 'Terms of use' }).waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe('en');
    expect((await page.context().cookies()).find(({ name }) => name === 'lang')?.value).toBe('en');
  });
  it('an English address keeps itself and its links, in the page and in what is sent', async () => {
    const html = await (await fetch(`${site.url}/en/librarys`)).text();
    expect(html).toContain('href="/en/shops"');
    // Without scripts, the frame says what can be done in both languages.
    expect(html.replace(/<noscript>.*?<\/noscript>/gs, '')).not.toMatch(
      /href="\/(shops|librarys|download|terms)/,
    );
    const page = await browser.open();
    await page.goto(`${site.url}/en/librarys?x=1`, { waitUntil: 'networkidle' });
    expect(page.url()).toBe(`${site.url}/en/librarys?x=1`);
    expect(await page.title()).toBe('Library | Outline');
    expect(await page.locator('html').getAttribute('data-wait')).toBeNull();
    await page.getByRole('link', { name: 'Folding Sword' }).click();
    await page.getByRole('dialog', { name: 'Folding Sword' }).waitFor();
    expect(page.url()).toBe(`${site.url}/en/librarys/kiem-gap`);
    await page.goBack();
    await page
      .getByRole('navigation', { name: 'Main navigation' })
      .getByRole('link', { name: 'Shop' })
      .click();
    await page.getByRole('heading', { level: 1, name: 'Get diamonds' }).waitFor();
    expect(page.url()).toBe(`${site.url}/en/shops`);
  });
  it('an English address ends with the choice of another language, at the same page', async () => {
    const page = await browser.open();
    await page.goto(`${site.url}/en/terms?x=1`);
    await page.getByRole('button', { name: /^Language/ }).click();
    await page.getByRole('radio', { name: /Vietnamese/ }).check();
    await page.getByRole('button', { name: 'Apply' }).click();
    await page.getByRole('heading', { level: 1, name: 'Điều khoản sử dụng' }).waitFor();
    expect(page.url()).toBe(`${site.url}/terms?x=1`);
    await page.reload();
    expect(await page.locator('html').getAttribute('lang')).toBe('vi');
  });
  it('the areas of accounts have one address in every language', async () => {
    const page = await browser.open();
    await page.goto(`${site.url}/en/auth/login`);
    expect(page.url()).toBe(`${site.url}/auth/login`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe('en');
  });
  it('a shared library item opens', async () => {
    const page = await browser.open();
    await page.goto(`${site.url}/librarys?type=skill&item=cau-set`);
    await page.getByRole('heading', { level: 1, name: 'Cầu Sét' }).waitFor();
    expect(page.url()).toBe(`${site.url}/librarys/cau-set`);
  });
  it('the shell serves the account centre, sign-in and the back office', async () => {
    for (const path of ['/account', '/auth/login', '/admin'])
      expect(await arriving(path, 'en')).toContain('<div id="root"></div>');
  });
});

it('the splash covers the content: exit 1800, end 2400, content 2450 ms', async () => {
  const page = await browser.open({ ...withMotion, splash: true });
  // Measured in the page: on a busy machine the splash is over before the test can look.
  await page.addInitScript(() =>
    document.addEventListener('DOMContentLoaded', () => {
      const timings = document.getAnimations().flatMap((animation) => {
        const { animationName } = animation as CSSAnimation;
        const { delay = 0, endTime = 0 } = animation.effect?.getComputedTiming() ?? {};
        return /^splash-(exit|end)$/.test(animationName)
          ? [[animationName, [delay, Math.round(Number(endTime))]]]
          : [];
      });
      Object.assign(window, { splashTimings: Object.fromEntries(timings) });
    }),
  );
  await page.goto(site.url);
  expect(await page.evaluate(() => 'splashTimings' in window && window.splashTimings)).toEqual({
    'splash-exit': [1800, 2400],
    'splash-end': [2400, 2450],
  });
  expect(await page.locator('h1').first().isVisible()).toBe(true);
  await page.waitForFunction(
    () => !document.getElementById('root')?.inert && !('splash' in document.documentElement.dataset),
  );
  expect(await page.locator('#splash').isVisible()).toBe(false);
});

it("the banner's slides fade in 400 ms, and show the words of one", async () => {
  const page = await visit('/', 'en', withMotion);
  // The words have no box of their own there.
  await page.setViewportSize({ width: 390, height: 844 });
  const fades = await page.evaluate(() => {
    document.querySelectorAll<HTMLElement>('[role=tablist] [role=tab]')[2]?.click();
    return new Promise<unknown[]>((resolve) => {
      requestAnimationFrame(() => {
        const panels = [...document.querySelectorAll('[role=tabpanel]')];
        const fading = panels.flatMap((panel) => panel.getAnimations()) as CSSTransition[];
        const words = panels.map((panel) => panel.querySelector('[class*=words] > *') as Element);
        resolve([
          ...fading
            .filter(({ transitionProperty }) => transitionProperty === 'opacity')
            .map(({ effect }) => effect?.getTiming().duration),
          words.filter((one) => getComputedStyle(one).opacity === '1').length,
        ]);
      });
    });
  });
  expect(fades).toEqual([400, 400, 1]);
});

it.each([
  [320, 'en'],
  [390, 'vi'],
  [480, 'en'],
  [768, 'vi'],
] as const)('what is left of a season is as high at any hour, at %i px in %s', async (width, language) => {
  const heights: number[] = [];
  for (const hasFonts of [false, true]) {
    const page = await browser.open({ viewport: { width, height: 800 } });
    // Without a response, the page keeps the fonts that it begins with.
    if (!hasFonts) await page.route('**/*.woff2', () => undefined);
    await page.context().addCookies([{ name: 'lang', value: language, url: site.url }]);
    await page.goto(`${site.url}/season`, { waitUntil: hasFonts ? 'load' : 'domcontentloaded' });
    const left = page.getByRole('timer');
    await left.waitFor();
    if (hasFonts) await page.evaluate(() => document.fonts.ready);
    const found = await left.evaluate((timer) => {
      const [days, hours] = [...timer.querySelectorAll('strong')];
      if (!days || !hours) throw new Error('A season has days and hours left.');
      return [1, 9, 10, 38, 100].flatMap((day) =>
        Array.from({ length: 24 }, (_, hour) => {
          [days.textContent, hours.textContent] = [String(day), String(hour)];
          return Math.round(timer.getBoundingClientRect().height);
        }),
      );
    });
    heights.push(...found);
  }
  expect(heights).toHaveLength(240);
  expect(new Set(heights).size, heights.join(' ')).toBe(1);
});

it('the downloaded archive has the size and checksum shown on the page', async () => {
  const page = await visit('/download', 'en');
  const waiting = page.waitForEvent('download');
  const card = page.getByRole('article').filter({ hasText: 'AVAILABLE NOW' });
  await card.getByRole('link').click();
  const file = readFileSync(await (await waiting).path());
  expect(file.subarray(0, 4).toString('latin1')).toBe('PK\x03\x04');
  await card.getByText(createHash('sha256').update(file).digest('hex')).waitFor();
  for (const name of ['outline-beta-webgame', 'outline-release-candidate'])
    expect((await fetch(`${site.url}/downloads/${name}.zip`)).headers.get('content-type')).toBe(
      'application/zip',
    );
});

it('serves the files for search engines, shared links and home screens', async () => {
  for (const [path, type] of [
    ['/robots.txt', 'text/plain'],
    ['/notices.txt', 'text/plain'],
    ['/manifest.webmanifest', 'application/manifest+json'],
    ['/manifest.en.webmanifest', 'application/manifest+json'],
    ['/og.png', 'image/png'],
    ['/icons/192.png', 'image/png'],
  ]) {
    const answer = await fetch(site.url + path);
    expect([path, answer.status, answer.headers.get('content-type')?.split(';')[0]]).toEqual([
      path,
      200,
      type,
    ]);
  }
});

it('home transfers at most 320 kB before scrolling or input', async () => {
  const page = await browser.open();
  const finished: Request[] = [];
  page.on('requestfinished', (request) => finished.push(request));
  await page.goto(`${site.url}/`, { waitUntil: 'networkidle' });
  const sizes = await Promise.all(finished.map((request) => request.sizes()));
  const sent = sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
  expect(sent).toBeGreaterThan(100_000);
  expect(sent).toBeLessThanOrEqual(320_000);
});

describe('the box of the promotion', () => {
  const box = (page: Page) => page.locator('svg[data-draw-at="half"]');
  const state = (page: Page) => box(page).getAttribute('data-draw');
  it('is closed while off screen, opens once when seen, and shifts nothing', async () => {
    const page = await visit('/', 'vi', withMotion);
    await expect.poll(() => state(page)).toBe('wait');
    await box(page).evaluate((svg) => svg.scrollIntoView({ block: 'center' }));
    const drawing = await page.waitForFunction(
      () =>
        document.querySelector('svg[data-draw="now"]') &&
        document
          .getAnimations()
          .flatMap(({ effect }) => (effect as KeyframeEffect).getKeyframes().flatMap(Object.keys)),
    );
    const animated = (await drawing.jsonValue()) ?? [];
    expect(animated).toContain('transform');
    const known = ['offset', 'computedOffset', 'easing', 'composite'];
    const lines = ['transform', 'opacity', 'strokeDasharray', 'strokeDashoffset'];
    expect(animated.filter((name) => ![...known, ...lines].includes(name))).toEqual([]);
    await page.locator('svg[data-draw-at="half"]:not([data-draw])').waitFor();
    expect(await shiftOf(page)).toBeLessThanOrEqual(0.1);
  });
  it('is open from the start with motion off', async () => {
    const page = await visit('/', 'vi', { reducedMotion: 'reduce' });
    expect(await state(page)).toBeNull();
    const loot = box(page).locator('use[data-shown="true"]').first();
    expect(await loot.evaluate((use) => getComputedStyle(use).transform)).toBe('none');
  });
});
