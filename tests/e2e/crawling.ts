import { execFileSync } from 'node:child_process';
import { expect, vi } from 'vitest';
import type { Language } from '../../contract/languages';
import type { RunningSite, Site } from './site';

/** What the crawled site calls itself. */
export const address = 'https://outline.example';

/** Starts a server with demo data as on the internet, where the demonstration's staff may not be. */
export async function startInPublic(site: RunningSite, settings: Record<string, string> = {}): Promise<void> {
  const env = { ...process.env, ...settings, NODE_ENV: '', DATA_DIR: site.dataDir };
  execFileSync('node', ['dist/server/outline.js', 'demo', 'remove-staff'], { env, timeout: 60_000 });
  await site.start({ RATE_LIMITS: 'off', PUBLIC_URL: address, ...settings });
  // The log is written in blocks: its line may follow the one that says the server is ready.
  site.url = await vi.waitUntil(() => /listening at (http:[^"]+)/.exec(site.output)?.[1], {
    timeout: 60_000,
    interval: 200,
  });
}

/** A page as readers without scripts get it. */
export interface CrawledPage {
  path: string;
  document: Document;
  /** By language, as the head says; without the default. */
  alternates: Record<string, string>;
  links: string[];
  isSkipped: boolean;
}

/** The language of a public page's address. */
export const languageOf = (path: string): Language => (/^\/en(?:\/|$)/.test(path) ? 'en' : 'vi');

/** Reads a running site along its links, in a test with a DOM. */
export function crawler(site: Site) {
  // The selectors of jsdom listen to the window for each document, which kept every page of a year in memory.
  EventTarget.prototype.addEventListener = () => undefined;
  const pages = new Map<string, CrawledPage>();
  const open = async (path: string) => {
    const response = await fetch(site.url + path, { redirect: 'manual' });
    return { response, text: await response.text() };
  };
  const pathOf = (href: string) => (href.startsWith(address) ? href.slice(address.length) || '/' : href);

  /**
   * A page; null for a file. A link may lead there by another address, an article's or event's in the other language
   * (living-site.md section 2), but never back to where it is.
   */
  async function read(path: string, from = ''): Promise<CrawledPage | null> {
    const { response, text } = await open(path);
    const { status, headers } = response;
    const moved = status === 301 || status === 302 ? pathOf(headers.get('location') ?? '') : null;
    if (moved !== null && moved !== from) return read(moved, from);
    expect([path, status]).toEqual([path, 200]);
    if (!headers.get('content-type')?.startsWith('text/html')) return null;
    const document = new DOMParser().parseFromString(text, 'text/html');
    const hrefs = (selector: string) =>
      [...document.querySelectorAll(selector)].map((one) => pathOf(one.getAttribute('href') ?? ''));
    const alternates = [...document.querySelectorAll('link[hreflang]')].map((one) => [
      one.getAttribute('hreflang'),
      pathOf(one.getAttribute('href') ?? ''),
    ]);
    const { 'x-default': main, ...rest } = Object.fromEntries(alternates);
    if (main !== undefined)
      expect([path, Object.values(rest)]).toEqual([path, expect.arrayContaining([main])]);
    return {
      path,
      document,
      alternates: rest,
      links: hrefs('a[href], link[rel=alternate]').filter((href) => /^[/#?]/.test(href)),
      isSkipped: document.querySelector('meta[name=robots][content=noindex]') !== null,
    };
  }

  /** Reads every page that others lead to, from some on, into `pages`. */
  async function crawl(from: readonly string[]): Promise<void> {
    const waiting = from.map((path) => ({ path, by: '' }));
    const known = new Set(from);
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      const page = await read(next.path, next.by);
      if (!page) continue;
      pages.set(page.path, page);
      if (pages.size > 1000) throw new Error('There is no end of pages');
      for (const href of page.links) {
        const [path = ''] = new URL(href, address + page.path).href.slice(address.length).split('#');
        if (!known.has(path)) waiting.push({ path, by: page.path });
        known.add(path);
      }
    }
  }

  return { open, crawl, pages, pathOf };
}
