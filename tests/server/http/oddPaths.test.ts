import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../support/server/testApp';

let server: TestApp;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'outline-odd-'));
  await mkdir(join(folder, 'shops'));
  for (const name of ['index.html', 'shops/index.html', 'app.html', 'robots.txt'])
    await writeFile(join(folder, name), 'page');
  server = await buildTestApp({ siteDir: folder });
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

/** What browsers and servers read as a slash, remove, or cannot decode, as itself and escaped once or twice. */
const signs = [...'/\\\t\n\r\0\u007f .;@:?#%\u0130\u212a\u2215\uff0f\uff3c\u3002\u200b\u202e\ufeff', '..'];
const escaped = (sign: string) => {
  const once = [...Buffer.from(sign)].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('');
  return [once, once.toUpperCase(), once.replaceAll('%', '%25')];
};
const forms = signs.flatMap(escaped);
const odd = [...forms, '/', '//', '/.', '/..', '/%', '/%zz', '/%c0%af', '/%ed%a0%80'];
const ends = [
  'evil.example/index.html',
  '/evil.example/index.html',
  'shops/index.html',
  '/index.html',
  'index.html',
];
const paths = [
  ...odd.flatMap((sign) => ends.map((end) => `/${sign}${end}`)),
  ...odd.flatMap((sign) => [`/shops${sign}/index.html`, `/shops/index.html?to=${sign}evil.example`]),
];

it('knows more than 500 odd paths', () => expect(new Set(paths).size).toBeGreaterThan(500));

it('leads from none of them to another site, and fails at none', async () => {
  const wrong: unknown[] = [];
  for (const path of paths) {
    const { statusCode, headers } = await server.app.inject({ method: 'GET', url: path });
    const { location } = headers;
    const there = location === undefined ? null : new URL(String(location), 'http://localhost:3000');
    const isOurs = there === null || there.origin === 'http://localhost:3000';
    if (statusCode >= 500 || !isOurs) wrong.push([path, statusCode, location]);
  }
  expect(wrong).toEqual([]);
});
