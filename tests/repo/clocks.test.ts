import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { filesBelow } from '../support/modules';

/** Files that read the browser's clock, each for what nothing of the server is compared with. */
const own: Record<string, string> = {
  'src/api/clock.ts': 'knows how far it is from the server’s',
  'src/dataProvider/wholeList.ts': 'the age of a list in this browser',
  'src/errors/reloadOnce.ts': 'the age of a reload of this tab',
  'src/site/content/demo/events.ts': 'the moment of the build',
  'src/site/content/demo/home.ts': 'the moment of the build',
  'src/site/content/demo/news.ts': 'the moment of the build',
  'src/site/content/pageContent.ts': 'the age of content in this browser',
  'src/site/shop/payment/purchases/purchases.ts': 'the age of what this browser recorded',
  'src/site/shop/payment/state/storedPayments.ts': 'the age of what this browser recorded',
};
const reads = /\bDate\.now\b|\bnew Date\(\)|\bDate\(\)|\bTemporal\.Now\b/;

it('only named files read the browser’s clock; all others the server’s (src/api/clock.ts)', () => {
  const sources = filesBelow('src').filter((file) => /\.tsx?$/.test(file));
  expect(sources.length).toBeGreaterThan(500);
  const readers = sources.filter((file) => reads.test(readFileSync(file, 'utf8')));
  expect(readers.sort()).toEqual(Object.keys(own).sort());
});
