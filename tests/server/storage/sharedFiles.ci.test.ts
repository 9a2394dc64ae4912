import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildApp } from '../../../server/app';
import { sweepTables } from '../../../server/operations/retention';
import { days } from '../../../server/platform/clock';
import { shareFiles } from '../../../server/site/sharedFiles';
import { buildTestApp, type TestApp } from '../../support/server/testApp';

let server: TestApp;
let folder: string;
beforeAll(async () => {
  server = await buildTestApp();
  folder = await mkdtemp(join(tmpdir(), 'outline-builds-'));
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

/** A build with these hashed files. */
async function buildOf(name: string, files: Record<string, string>): Promise<string> {
  const dir = join(folder, name);
  await mkdir(join(dir, 'assets'), { recursive: true });
  await writeFile(join(dir, 'index.html'), '<!doctype html>');
  for (const [file, text] of Object.entries(files)) await writeFile(join(dir, 'assets', file), text);
  return dir;
}

it('serves the hashed files of the builds before and after its own, for a month after they were last run', async () => {
  const many = Object.fromEntries(Array.from({ length: 45 }, (_, n) => [`Part-${n}abc.js`, `${n}`]));
  const before = await buildOf('before', { 'Shop-Aa1_x.js': 'old', 'same-1.css': 'a{}', ...many });
  const after = await buildOf('after', { 'Shop-Bb2-y.js': 'new', 'same-1.css': 'a{}' });
  await shareFiles(server.db, server.clock, before);
  await shareFiles(server.db, server.clock, after);
  const app = await buildApp({ ...server.deps, siteDir: before });
  const own = await app.inject('/assets/Shop-Aa1_x.js');
  const theirs = await app.inject('/assets/Shop-Bb2-y.js');
  expect([theirs.statusCode, theirs.body]).toEqual([200, 'new']);
  for (const header of ['content-type', 'cache-control', 'x-content-type-options']) {
    expect(theirs.headers[header]).toBe(own.headers[header]);
  }
  const other = await buildApp({ ...server.deps, siteDir: after });
  for (const name of Object.keys(many)) {
    expect([name, (await other.inject(`/assets/${name}`)).body]).toEqual([name, many[name]]);
  }
  expect((await other.inject('/assets/Never-1.js')).statusCode).toBe(404);
  expect((await other.inject({ method: 'POST', url: '/assets/Shop-Aa1_x.js' })).statusCode).toBe(404);

  server.clock.advance(days(20));
  await shareFiles(server.db, server.clock, after);
  server.clock.advance(days(11));
  while (await sweepTables(server.db, server.clock));
  expect((await other.inject('/assets/Shop-Aa1_x.js')).statusCode).toBe(404);
  expect((await app.inject('/assets/Shop-Bb2-y.js')).body).toBe('new');
  await app.close();
  await other.close();
});
