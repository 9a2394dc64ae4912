import AxeBuilder from '@axe-core/playwright';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { chromiumArgs, ensureChromium } from '../../scripts/chromium';

/** Errors that a test provokes: a failed call logs one line to the browser's console. */
const failedCall = /the server responded with a status of (400|401|403|404|409|429)/;

/** The property React sets on its root element. */
interface Rendered {
  stateNode: { current: { child: unknown; memoizedState: { isDehydrated?: boolean } } };
}

/** Waits for hydration: before it, a prerendered button does nothing. */
const hydrated = (page: Page) =>
  page.waitForFunction(() => {
    const root = document.getElementById('root') as (HTMLElement & Record<string, Rendered>) | null;
    if (!root) return true;
    const current =
      root[Object.keys(root).find((key) => key.startsWith('__reactContainer')) ?? '']?.stateNode.current;
    return Boolean(current?.child) && !current?.memoizedState.isDehydrated;
  });

/** Makes a page wait for hydration after each navigation, unless the test needs the state before it. */
function waitForHydration(page: Page): Page {
  const goto = page.goto.bind(page);
  page.goto = async (url, options) => {
    const response = await goto(url, options);
    if (options?.waitUntil !== 'commit') await hydrated(page);
    return response;
  };
  return page;
}

/**
 * One Chromium per test file and a new context per page. Any console error or warning of a page fails the test, except
 * failed calls and what the file declares as expected.
 */
export function browserForTests(expectedInFile?: RegExp) {
  let browser: Browser;
  const unexpected: string[] = [];
  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArgs });
  });
  afterEach(async () => {
    await Promise.all(browser.contexts().map((context) => context.close()));
    expect(unexpected.splice(0)).toEqual([]);
  });
  afterAll(() => browser?.close());

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
    /** A page in its own context, without the splash unless requested. `expectedErrors`: errors the test provokes. */
    open: async ({
      expectedErrors,
      ...options
    }: BrowserContextOptions & { splash?: boolean; expectedErrors?: RegExp } = {}): Promise<Page> => {
      const context = await browser.newContext({
        viewport: { width: 1440, height: 900 },
        locale: 'vi-VN',
        ...options,
      });
      context.on('page', (page) => watch(page, expectedErrors));
      if (!options.splash) {
        // A new tab is at about:blank and has no storage.
        await context.addInitScript(
          () => location.protocol !== 'about:' && sessionStorage.setItem('splash', '1'),
        );
      }
      return waitForHydration(await context.newPage());
    },
  };
}

/**
 * Serious and critical axe findings on a page, with the first element of each. Our pages have no frames, so that the
 * legacy mode finds the same in a third of the time: the other opens a second page for each run.
 */
export async function seriousFindings(page: Page): Promise<string[]> {
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] });
  const { violations } = await axe.analyze();
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  return serious.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
}
