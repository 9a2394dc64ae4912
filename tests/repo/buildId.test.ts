import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { buildId } from '../../scripts/buildId';

const folder = mkdtempSync(join(tmpdir(), 'outline-build-'));
afterAll(() => rmSync(folder, { recursive: true }));

const files = {
  'pages/vi.json': 'a frame',
  'pages/en.json': 'another',
  'pages/entryServer.js': 'the client',
  'pages/assets/part.js': 'a part of it',
  'server/site/pageHead.ts': 'the head',
  'server/site/structured.ts': 'what machines read',
  'contract/newsPages.ts': 'what is published',
};
/** The id of a build in a checkout of its own. */
function idOf(name: string, changed: Record<string, string> = {}): string {
  const checkout = join(folder, name);
  for (const [file, content] of Object.entries({ ...files, ...changed })) {
    mkdirSync(dirname(join(checkout, file)), { recursive: true });
    writeFileSync(join(checkout, file), content);
  }
  return buildId(join(checkout, 'pages'), checkout);
}

it('is the same for the same sources in another place, also once it was written', () => {
  const id = idOf('one');
  expect(idOf('other')).toBe(id);
  writeFileSync(join(folder, 'one/pages/build'), id);
  expect(buildId(join(folder, 'one/pages'), join(folder, 'one'))).toBe(id);
  cpSync(join(folder, 'one'), join(folder, 'moved'), { recursive: true });
  expect(buildId(join(folder, 'moved/pages'), join(folder, 'moved'))).toBe(id);
});

it.each(Object.keys(files))('is another one with another %s', (file) => {
  expect(idOf(`changed ${file.replaceAll('/', ' ')}`, { [file]: 'changed' })).not.toBe(idOf('one'));
});

it('is another one with one file more or less', () => {
  expect(idOf('more', { 'server/more.ts': '' })).not.toBe(idOf('one'));
});
