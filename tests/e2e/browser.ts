import { appendFileSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
  type Request,
} from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { chromiumArgs, ensureTestBrowser } from '../../scripts/chromium';
import { inBrowser } from '../../src/site/content/privacyLists';
import { hydratedInPage } from './hydrated';

/** Errors that a test provokes: a failed call logs one line to the browser's console. */
const failedCall = /the server responded with a status of (400|401|403|404|409|429)/;

/** What the tests themselves store (`remember`). */
const ours = ['remembered'];
const listed = inBrowser.flatMap(({ names }) => names);
/** Whether the privacy page names a cookie or key of the browser. */
const isListed = (name: string) =>
  ours.includes(name) ||
  listed.some((one) => (one.endsWith('*') ? name.startsWith(one.slice(0, -1)) : one === name));

/** Names of the cookies and keys that a context's pages have left in the browser. */
async function storedNames(context: BrowserContext): Promise<string[]> {
  const { cookies, origins } = await context.storageState();
  const local = origins.flatMap(({ localStorage }) => localStorage);
  const sessions = context.pages().map((page) =>
    // A page of another site, or one being left, has none of ours.
    page.evaluate(async () => [...Object.keys(sessionStorage), ...(await caches.keys())]).catch(() => []),
  );
  return [...[...cookies, ...local].map(({ name }) => name), ...(await Promise.all(sessions)).flat()];
}

/** Makes a page wait for hydration after each navigation, unless the test needs the state before it. */
function waitForHydration(page: Page): Page {
  const goto = page.goto.bind(page);
  page.goto = async (url, options) => {
    const response = await goto(url, options);
    if (options?.waitUntil !== 'commit') await page.waitForFunction(hydratedInPage);
    return response;
  };
  return page;
}

/** For pages whose motion is what the test is about. */
export const withMotion = { reducedMotion: 'no-preference' } as const;

/**
 * Notes a call that a page of ours sends in the file that `CALLS_SENT` names (scripts/sentCalls.ts); not one that a redirect or
 * another site's page leads to.
 */
function recordCall(request: Request): void {
  const file = process.env.CALLS_SENT;
  const { origin, pathname } = new URL(request.url());
  if (!file || !pathname.startsWith('/api/') || request.redirectedFrom()) return;
  const { referer } = request.headers();
  if (!referer || new URL(referer).origin === origin)
    appendFileSync(file, `${request.method()} ${pathname}\n`);
}

type Opening = BrowserContextOptions & { splash?: boolean; expectedErrors?: RegExp; kept?: boolean };

/** The worker's Chromium, which ends with it; a start takes about as long as two pages. */
let running: Promise<Browser> | undefined;
const launch = (): Promise<Browser> =>
  chromium.launch({ executablePath: ensureTestBrowser(), args: chromiumArgs });
/** One that restores pages whole, which its driver prevents unless asked; only a full Chromium does. */
const launchRestoring = (executablePath: string): Promise<Browser> =>
  chromium.launch({
    executablePath,
    args: chromiumArgs,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });

/**
 * One Chromium for all files of a worker and a new context per page. Any console error or warning of a page fails the test, except
 * failed calls and what the file declares as expected. `restoring`: the path of a full Chromium, to be started with its
 * back-forward cache on.
 */
export function browserForTests(expectedInFile?: RegExp, restoring?: string) {
  let browser: Browser;
  const unexpected: string[] = [];
  const kept = new Set<BrowserContext>();
  beforeAll(async () => {
    if (restoring) {
      browser = await launchRestoring(restoring);
      return;
    }
    // Another one after a crash in an earlier file.
    if (!(await running)?.isConnected()) running = launch();
    browser = await (running as Promise<Browser>);
  });
  afterEach(async () => {
    const stored = (await Promise.all(browser.contexts().map(storedNames))).flat();
    const ended = browser.contexts().filter((context) => !kept.has(context));
    await Promise.all(ended.map((context) => context.close()));
    expect(unexpected.splice(0)).toEqual([]);
    expect(stored.filter((name) => !isListed(name))).toEqual([]);
  });
  afterAll(async () => {
    await Promise.all([...kept].map((context) => context.close()));
    if (restoring) await browser.close();
  });

  const watch = (page: Page, expectedErrors?: RegExp) => {
    const note = (text: string) => {
      if (![failedCall, expectedInFile, expectedErrors].some((pattern) => pattern?.test(text)))
        unexpected.push(text);
    };
    page.on('pageerror', (error) => note(error.message));
    page.on('console', (line) => {
      if (['error', 'warning'].includes(line.type())) note(line.text());
    });
  };
  return {
    /**
     * Opens a page in its own context, without the splash unless requested, and without motion unless `withMotion` asks
     * for it: painting it takes half of a page's CPU time. `expectedErrors`: errors that the test provokes. `kept`: it
     * stays open for later tests, until its `close()`.
     */
    open: async ({ expectedErrors, kept: isKept, ...options }: Opening = {}): Promise<Page> => {
      const context = await browser.newContext({
        viewport: { width: 1440, height: 900 },
        locale: 'vi-VN',
        reducedMotion: 'reduce',
        ...options,
      });
      if (isKept) kept.add(context);
      context.on('page', (page) => watch(page, expectedErrors));
      context.on('request', recordCall);
      if (!options.splash) {
        // A new tab is at about:blank and has no storage.
        await context.addInitScript(
          () => location.protocol !== 'about:' && sessionStorage.setItem('splash', '1'),
        );
      }
      // Twice the default, for a busy machine.
      context.setDefaultTimeout(60_000);
      return waitForHydration(await context.newPage());
    },
  };
}

/** Stores values before the first load of a page, only once: later changes by the page stay. */
export const remember = (page: Page, values: Record<string, string>): Promise<unknown> =>
  page.addInitScript((given) => {
    if (location.protocol === 'about:' || sessionStorage.getItem('remembered')) return;
    sessionStorage.setItem('remembered', '1');
    for (const [key, value] of Object.entries(given)) localStorage.setItem(key, value);
  }, values);

/** Navigates inside the client, as a link does: nothing is reloaded. */
export const follow = (page: Page, path: string): Promise<void> =>
  page.evaluate((address) => {
    history.pushState({ ...history.state, idx: history.state.idx + 1, key: address }, '', address);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);

/**
 * Waits for fades to finish: colours would be measured at reduced contrast. A dialog that has just opened is transparent
 * for a moment before its fade begins.
 */
const faded = (page: Page) =>
  page.waitForFunction(() => {
    const isMoving = document
      .getAnimations()
      .some(
        ({ effect, playState }) =>
          playState === 'running' && Number(effect?.getComputedTiming().endTime) <= 1000,
      );
    const dialogs = [...document.querySelectorAll('.MuiDialog-container')];
    return !isMoving && dialogs.every((dialog) => getComputedStyle(dialog).opacity === '1');
  });

/** The minified file, which a document compiles in half the time. */
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * axe's findings on a page, of any impact, with the first element of each. axe is sent to a document only once, and
 * only its findings come back: parsing half a megabyte and reporting every element would cost more than the check. It
 * runs in the page itself: the only frames, the previews of mails, run no script, so it would wait for a response in vain.
 */
export async function axeFindings(page: Page): Promise<string[]> {
  await faded(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  return page.evaluate(async () => {
    const { axe: loaded } = window as unknown as { axe: typeof axe };
    const { violations } = await loaded.run({ resultTypes: ['violations'], iframes: false });
    // A tooltip belongs to the element that it describes, and needs no landmark around it.
    const isFine = (id: string, html: string) => id === 'region' && html.includes('role="tooltip"');
    return violations.flatMap(({ id, nodes }) => {
      const found = nodes.find(({ html }) => !isFine(id, html));
      return found ? `${id}: ${found.html}` : [];
    });
  });
}

/** Visible texts that are the key of a missing translation, such as `staff.sessions.device`; an address has more than letters. */
const rawKeys = async (page: Page): Promise<string[]> =>
  (await page.locator('body').innerText())
    .split('\n')
    .filter((line) => /^[a-z]\w*(\.[a-z][\w-]*){2,}$/.test(line.trim()));

/** Expects no findings of axe, no missing translation, and nothing wider than the screen, or the bar or dialog that holds it. */
export async function looksRight(page: Page): Promise<void> {
  // The element under the pointer may be about to show its tooltip.
  await page.mouse.move(0, 0);
  const findings = await axeFindings(page);
  const wide = await page.evaluate(() =>
    [
      document.documentElement,
      ...document.querySelectorAll('header, .MuiDialog-paper, .MuiDialogContent-root, [role="listbox"]'),
    ]
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
      .map(({ tagName, className }) => `${tagName} ${className}`),
  );
  const screen = new URL(page.url()).pathname;
  const keys = await rawKeys(page);
  expect({ screen, findings, wide, keys }).toEqual({ screen, findings: [], wide: [], keys: [] });
}

/** Takes pictures of the page in three widths for a person to look at, if `PICTURES` names a folder for them. */
export async function picture(page: Page, name: string): Promise<void> {
  const folder = process.env.PICTURES;
  if (!folder) return;
  const before = page.viewportSize();
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.screenshot({ path: `${folder}/${name}-${width}.png`, fullPage: true });
  }
  if (before) await page.setViewportSize(before);
}
