import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { filesBelow } from '../support/modules';

/**
 * Files that use what browsers have only on secure pages (https, localhost), each of which does without: a shop tried in
 * a local network has a plain address.
 */
const guarded = [
  'src/later.ts',
  'src/session/copyText.ts',
  'src/session/keptReceipts.ts',
  'src/site/offline/register.ts',
  'src/site/offline/worker.ts',
  'src/site/ui/Share.tsx',
];
const secureOnly =
  /\brandomUUID\b|\bcrypto\.subtle\b|\bclipboard\b|\bcaches[.?]|\bserviceWorker\b|navigator\.(share|locks|storage|credentials|wakeLock|mediaDevices|geolocation)\b/;

it('only named files use what pages over plain http have not', () => {
  const sources = filesBelow('src').filter((file) => /\.tsx?$/.test(file));
  const found = sources.filter((file) =>
    secureOnly.test(readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '')),
  );
  expect(found.sort()).toEqual(guarded);
});
