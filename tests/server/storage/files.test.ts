import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { utimes } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { largestFile } from '../../../contract/files';
import type { Actor } from '../../../server/http/types';
import { addMs, days } from '../../../server/platform/clock';
import { bucketFiles } from '../../../server/storage/files/bucket';
import { diskFiles } from '../../../server/storage/files/disk';
import { spanOf } from '../../../server/storage/files/ranges';
import { receiveFile } from '../../../server/storage/files/receive';
import type { FileStore } from '../../../server/storage/files/store';
import { sweepFiles } from '../../../server/storage/files/sweep';
import { installationId } from '../../../server/storage/images/ownership';
import { eventually } from '../../support/eventually';
import { bucketServer } from '../../support/server/bucket';
import { type Editor, editorOf, publishing, uploadAs, writerOf } from '../../support/server/content';
import { buildTestApp, type TestApp } from '../../support/server/testApp';

let server: TestApp;
let editor: Editor;
let token: string;
let writer: Actor;
let address: string;
beforeAll(async () => {
  server = await buildTestApp();
  const person = await server.makeStaff('content');
  token = person.token;
  writer = writerOf(person);
  const publisher = await server.makeStaff('content');
  editor = { ...editorOf(server, token), ...publishing(editorOf(server, publisher.token)) };
  address = await server.listen();
});
afterAll(() => server.close());

const zip = (bytes = 1000) => Buffer.concat([Buffer.from('PK\u0003\u0004'), randomBytes(bytes - 4)]);
const sumOf = (content: Buffer) => createHash('sha256').update(content).digest('hex');
const upload = (
  content: Buffer,
  { name = 'Outline-1.0.zip', as = token, type = 'application/octet-stream' } = {},
) =>
  server.app.inject({
    method: 'POST',
    url: `/api/admin/files?name=${encodeURIComponent(name)}`,
    headers: { 'accept-language': 'en', 'content-type': type, ...(as && { authorization: `Bearer ${as}` }) },
    payload: content,
  });
const get = (path: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
  server.app.inject({ method, url: path, headers });
/** Uploads a file; returns what a record holds of it. */
const stored = (content: Buffer) => uploadAs(server, token, content);
/** Uploads a file, and puts it live; returns its address. */
async function published(content: Buffer) {
  const file = await stored(content);
  const made = await editor.make('releases', { file, state: 1 });
  expect((await editor.publish('releases', made)).status).toBe(201);
  return `/files/${file}`;
}

describe('an upload', () => {
  it('is kept under its sum, with the size and sum that the server computed', async () => {
    const content = zip(300_000);
    const response = await upload(content);
    expect([response.statusCode, response.json()]).toEqual([200, { sum: sumOf(content), bytes: 300_000 }]);
    expect(await server.storedFiles()).toContain(sumOf(content));
    const again = await upload(content, { name: 'another.zip' });
    expect(again.json()).toEqual(response.json());
  });

  it.each([
    [
      'a page that calls itself an archive',
      'game.zip',
      Buffer.from('<!doctype html>'),
      /does not match its extension/,
    ],
    ['a program that is none', 'game.exe', zip(), /does not match its extension/],
    ['an ending that is not allowed', 'game.html', zip(), /ends with zip/],
    ['a name with a path', '../../game.zip', zip(), /letters without accents/],
    ['a name with spaces', 'my game.zip', zip(), /no spaces/],
    ['nothing', 'game.zip', Buffer.alloc(0), /is empty/],
  ])('of %s is refused at the field, and nothing stays', async (_, name, content, message) => {
    const before = await server.storedFiles();
    const response = await upload(content, { name });
    expect(response.statusCode).toBe(400);
    expect(response.json().errors.file[0]).toMatch(message);
    expect(await server.storedFiles()).toEqual(before);
  });

  it('that says that it is too large is refused before it is read', async () => {
    const source = { [Symbol.asyncIterator]: () => expect.fail('It was read.') };
    const asked = receiveFile(server.deps, { name: 'a.zip', length: largestFile + 1, source, by: writer });
    await expect(asked).rejects.toMatchObject({
      status: 400,
      fields: { file: [{ en: expect.stringMatching(/512 MB/) }] },
    });
  });

  it('that turns out to be too large ends there, and nothing stays', async () => {
    const before = await server.storedFiles();
    let sent = 0;
    async function* endless() {
      yield zip();
      for (; ; sent++) yield randomBytes(1000);
    }
    const asked = receiveFile(server.deps, {
      name: 'a.zip',
      length: undefined,
      source: endless(),
      by: writer,
      most: 50_000,
    });
    await expect(asked).rejects.toMatchObject({
      status: 400,
      fields: { file: [{ en: expect.stringMatching(/512 MB/) }] },
    });
    expect(sent).toBeLessThan(100);
    expect(await server.storedFiles()).toEqual(before);
  });

  it('that is cut off leaves nothing', async () => {
    const before = await server.storedFiles();
    const socket = connect(Number(new URL(address).port), '127.0.0.1');
    await once(socket, 'connect');
    const head = [
      'POST /api/admin/files?name=cut.zip HTTP/1.1',
      'host: localhost',
      'content-type: application/octet-stream',
      `authorization: Bearer ${token}`,
      'content-length: 100000',
    ];
    socket.write(`${head.join('\r\n')}\r\n\r\n`);
    socket.write(zip(5000));
    await eventually(async () => expect((await server.storedFiles()).length).toBe(before.length + 1));
    socket.destroy();
    await eventually(async () => expect(await server.storedFiles()).toEqual(before));
  });

  it('needs the right to write content, and the right type', async () => {
    const support = (await server.makeStaff('support')).token;
    expect((await upload(zip(), { as: support })).statusCode).toBe(403);
    expect((await upload(zip(), { as: '' })).statusCode).toBe(401);
    expect((await upload(zip(), { type: 'text/html' })).statusCode).toBe(415);
  });
});

describe('a file', () => {
  const content = zip(1000);
  let path: string;
  beforeAll(async () => {
    path = await published(content);
  });

  it('is saved, never opened, and asked for again only to learn that it is still live', async () => {
    const { statusCode, headers, rawPayload } = await get(path);
    expect([statusCode, rawPayload.equals(content)]).toEqual([200, true]);
    expect(headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-length': '1000',
      'content-disposition': 'attachment; filename="Outline-1.0.zip"',
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, no-cache',
      'accept-ranges': 'bytes',
      etag: `"${sumOf(content)}"`,
    });
    const head = await get(path, {}, 'HEAD');
    expect([head.statusCode, head.headers['content-length'], head.rawPayload.length]).toEqual([
      200,
      '1000',
      0,
    ]);
  });

  it.each([
    ['bytes=0-9', 0, 9],
    ['bytes=990-', 990, 999],
    ['bytes=-10', 990, 999],
    ['bytes=500-5000', 500, 999],
  ])('resumes at %s', async (range, from, to) => {
    const { statusCode, headers, rawPayload } = await get(path, { range });
    expect([statusCode, headers['content-range']]).toEqual([206, `bytes ${from}-${to}/1000`]);
    expect(rawPayload.equals(content.subarray(from, to + 1))).toBe(true);
  });

  it('says that there is nothing beyond its end', async () => {
    const { statusCode, headers } = await get(path, { range: 'bytes=1000-' });
    expect([statusCode, headers['content-range'], headers['cache-control']]).toEqual([
      416,
      'bytes */1000',
      'no-store',
    ]);
  });

  it('is sent as a whole for a range that is not understood, or of another file', async () => {
    for (const range of ['bytes=5-2', 'lines=1-2', 'bytes=0-1,5-6', 'bytes=-'])
      expect((await get(path, { range })).statusCode).toBe(200);
    const other = { range: 'bytes=0-9', 'if-range': '"another"' };
    expect((await get(path, other)).statusCode).toBe(200);
    expect((await get(path, { range: 'bytes=0-9', 'if-range': `"${sumOf(content)}"` })).statusCode).toBe(206);
  });

  it('is not sent again to those who have it', async () => {
    const { statusCode, rawPayload } = await get(path, { 'if-none-match': `"${sumOf(content)}"` });
    expect([statusCode, rawPayload.length]).toEqual([304, 0]);
  });

  it('is found by the name that is live only, and until that is taken down', async () => {
    const content = zip(50);
    const address = await published(content);
    const [, , sum] = address.split('/');
    expect((await get(`/files/${sum}/Outline-Setup.exe`)).statusCode).toBe(404);
    expect((await get(address)).statusCode).toBe(200);
    const named = await editor.list({ resource: 'releases', state: 'live' });
    await editor.unpublish('releases', named[0].recordId);
    expect((await get(address, { 'if-none-match': `"${sumOf(content)}"` })).statusCode).toBe(404);
  });

  it('is not found under another sum, or by a name that no upload could have', async () => {
    const sum = sumOf(content);
    for (const other of [`/files/${sumOf(zip())}/Outline-1.0.zip`, `/files/${sum}/a.html`, `/files/x/a.zip`])
      expect((await get(other)).statusCode).toBe(404);
  });
});

it('reads ranges of an empty file as beyond it', () => {
  expect([spanOf('bytes=0-', 0), spanOf('bytes=-5', 0), spanOf(undefined, 0)]).toEqual([null, null, 'whole']);
});

describe('the sweep', () => {
  let content: Buffer;
  let sum: string;
  let now: Date;
  beforeEach(async () => {
    now = server.clock.now();
    await server.deps.images.setOwner(await installationId(server.db));
    content = zip();
    sum = sumOf(content);
    await stored(content);
  });
  /** Sweeps so many days after the last time, on a clock of its own. */
  const sweepAfter = async (count: number) => {
    now = addMs(now, days(count));
    await sweepFiles({ ...server.deps, clock: { now: () => now } });
  };
  const isThere = async () => (await server.storedFiles()).includes(sum);

  it('deletes what nothing has named for 90 days', async () => {
    await sweepAfter(0);
    await sweepAfter(89);
    expect(await isThere()).toBe(true);
    await sweepAfter(2);
    expect(await isThere()).toBe(false);
    expect((await get(`/files/${sum}/a.zip`)).statusCode).toBe(404);
  });

  it('keeps what a draft names, or what is live, and 90 days more', async () => {
    const made = await editor.make('releases', { file: `${sum}/a.zip`, state: 1 });
    await sweepAfter(0);
    await sweepAfter(100);
    expect(await isThere()).toBe(true);
    expect((await editor.publish('releases', made)).status).toBe(201);
    await editor.change('releases', made.id, { version: 1, file: '', state: 0 });
    await sweepAfter(100);
    await sweepAfter(100);
    expect(await isThere()).toBe(true);
    await editor.unpublish('releases', made.id);
    await sweepAfter(0);
    await sweepAfter(89);
    expect(await isThere()).toBe(true);
    await sweepAfter(2);
    expect(await isThere()).toBe(false);
  });

  it('keeps one that is uploaded again', async () => {
    await sweepAfter(0);
    await sweepAfter(89);
    await stored(content);
    await sweepAfter(2);
    expect(await isThere()).toBe(true);
  });

  it('leaves the store of another installation alone', async () => {
    await sweepAfter(0);
    await server.deps.images.setOwner('another');
    await sweepAfter(100);
    expect(await isThere()).toBe(true);
  });

  it('removes what a crash left, and adopts files without a row', async () => {
    await server.db.deleteFrom('storedFiles').where('sum', '=', sum).execute();
    await sweepAfter(0);
    const row = server.db.selectFrom('storedFiles').select(['bytes', 'unusedSince']).where('sum', '=', sum);
    expect(await row.executeTakeFirst()).toEqual({ bytes: 1000, unusedSince: now });
  });
});

it('a record cannot name a file that is gone', async () => {
  const made = await server.post(
    'admin/releases',
    { name: 'Beta', state: 1, drawing: 'disc', place: 1, file: `${'0'.repeat(64)}/a.zip` },
    { token },
  );
  expect([made.status, made.body.errors]).toEqual([
    409,
    { file: ['This file is no longer on the server. Please upload it again.'] },
  ]);
});

describe('a bucket', () => {
  let bucket: Awaited<ReturnType<typeof bucketServer>>;
  let files: FileStore;
  const partBytes = 5 * 1024 * 1024;
  beforeAll(async () => {
    bucket = await bucketServer();
    files = bucketFiles(bucket.settings, partBytes);
  });
  afterAll(() => bucket.close());
  const names = async () => {
    const all = [];
    for await (const { name } of files.list()) all.push(name);
    return all;
  };

  it('keeps files in parts, and sends ranges of them', async () => {
    const content = zip(2 * partBytes + 777);
    async function* pieces() {
      for (let at = 0; at < content.length; at += 65_536) yield content.subarray(at, at + 65_536);
    }
    const received = await receiveFile(
      { ...server.deps, files },
      { name: 'a.zip', length: undefined, source: pieces(), by: writer },
    );
    expect(received).toEqual({ sum: sumOf(content), bytes: content.length });
    expect(await names()).toEqual([sumOf(content)]);
    const parts: Buffer[] = [];
    const span = [partBytes - 5, partBytes + 5] as const;
    for await (const part of (await files.read(received.sum, ...span)) ?? []) parts.push(Buffer.from(part));
    expect(Buffer.concat(parts).equals(content.subarray(span[0], span[1] + 1))).toBe(true);
    await files.remove(received.sum);
    expect([await files.size(received.sum), await files.read(received.sum, 0, 1), await names()]).toEqual([
      null,
      null,
      [],
    ]);
  });

  it('keeps nothing of a source that fails', async () => {
    async function* broken() {
      yield zip(partBytes + 10);
      throw new Error('cut');
    }
    await expect(files.keep(broken(), () => '')).rejects.toThrow('cut');
    expect(await names()).toEqual([]);
  });
});

it('a folder shows partial files to the sweep, which removes old ones', async () => {
  const folder = join(tmpdir(), `outline-partial-${process.pid}`);
  const files = await diskFiles(folder);
  await files.keep(
    (async function* () {
      yield zip();
    })(),
    () => 'abandoned.tmp',
  );
  const long = new Date(+server.clock.now() - days(2));
  await utimes(join(folder, 'abandoned.tmp'), long, long);
  await server.deps.images.setOwner(await installationId(server.db));
  await sweepFiles({ ...server.deps, files });
  const left = [];
  for await (const { name } of files.list()) left.push(name);
  expect(left).toEqual([]);
});
