import { type Browser, type BrowserContext, type ElementHandle, launch, type Page } from 'puppeteer-core';
import { hydratedInPage } from '../e2e/hydrated';
import {
  type Engine,
  findInPage,
  parts,
  type Tab,
  type Target,
  uncoveredInPage,
  until,
  untilStill,
} from './engine';

/** The first page after a start may take a minute on a busy machine. */
const patience = 120_000;

/** Firefox, through puppeteer over WebDriver BiDi. */
export async function firefox(executablePath: string): Promise<Engine> {
  const browser: Browser = await launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    timeout: patience,
    protocolTimeout: patience,
    extraPrefsFirefox: { 'intl.accept_languages': 'vi-VN, vi' },
  });
  const contexts: BrowserContext[] = [];
  return {
    open: async () => {
      for (const context of contexts.splice(0)) await context.close();
      const context = await browser.createBrowserContext();
      contexts.push(context);
      return tabOf(context, await context.newPage());
    },
    close: () => browser.close(),
  };
}

function tabOf(context: BrowserContext, first: Page): Tab {
  let page = first;
  page.setDefaultTimeout(patience);
  const find = (what: Target) =>
    until(String(what), async () => {
      const found = await page.evaluateHandle(findInPage, ...parts(what));
      return found.asElement() as ElementHandle<Element> | null | undefined;
    });
  const still = (what: Target) => untilStill(what, find, (found) => found.evaluate(uncoveredInPage));
  return {
    goto: async (url) => {
      await page.goto(url, { waitUntil: 'load' });
      await until('hydration', () => page.evaluate(hydratedInPage));
    },
    click: async (what) => (await still(what)).click(),
    type: async (what, text) => {
      const field = await find(what);
      await field.evaluate((element) => {
        (element as HTMLInputElement).focus();
        (element as HTMLInputElement).select();
      });
      await field.type(text);
    },
    waitFor: async (what) => void (await find(what)),
    run: (inPage, ...args) => page.evaluate(inPage as (...args: unknown[]) => never, ...args),
    switchTo: async (part) => {
      page = await until(part, async () => (await context.pages()).find((one) => one.url().includes(part)));
      await page.bringToFront();
    },
    resize: (width, height) => page.setViewport({ width, height }),
  };
}
