import { afterAll, afterEach, beforeAll, describe, expect } from 'vitest';
import { demoSite } from '../e2e/demoSite';
import type { RunningSite } from '../e2e/site';
import type { Engine, Tab } from './engine';
import { engines } from './installed';
import { type RecordingProxy, recordingProxy } from './recordingProxy';

/** A failed call that a test provokes logs one line to the console. */
const expected = /status of 40[0-9]/;

interface Given {
  site: RunningSite;
  /** The site's address in the browser: that of a proxy that records what consoles report. */
  url(path: string): string;
  open(): Promise<Tab>;
}

/**
 * Runs tests in each engine besides Chromium, against a site with demo data. Any error or warning in a console fails the
 * test. An engine that is not installed is skipped.
 */
export function inEachEngine(tests: (given: Given) => void): void {
  for (const { name, isInstalled, start } of engines) {
    describe.skipIf(!isInstalled)(name, () => {
      const site = demoSite();
      let address = '';
      let proxy: RecordingProxy;
      let engine: Engine;
      beforeAll(async () => {
        proxy = await recordingProxy(() => address);
        await site.start();
        address = site.url;
        engine = await start();
      });
      afterEach(() => {
        const messages = proxy.messages.splice(0);
        expect(messages.filter((message) => !expected.test(message))).toEqual([]);
      });
      afterAll(async () => {
        await engine?.close();
        proxy?.close();
        await site.remove();
      });
      tests({ site, url: (path) => proxy.url + path, open: () => engine.open() });
    });
  }
}
