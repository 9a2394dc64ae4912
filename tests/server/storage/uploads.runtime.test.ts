import { readdirSync } from 'node:fs';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { setImmediate as nextTurn } from 'node:timers/promises';
import multipart from '@fastify/multipart';
import Fastify from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { boxes } from '../../../contract/boxes';
import { readForm } from '../../../server/storage/images/upload';
import { picture } from '../../support/server/pictures';
import { buildTestApp, type TestApp } from '../../support/server/testApp';

let server: TestApp;
let token: string;
beforeAll(async () => {
  server = await buildTestApp();
  token = (await server.makeAdmin()).token;
});
afterAll(() => server.close());

const uploadFolders = () =>
  readdirSync(tmpdir()).filter((name) => name.startsWith(`outline-upload-${process.pid}-`));

/** A server whose one route reads a form, with counts of its started and running handlers. */
async function formServer() {
  const handlers = { begun: 0, pending: 0 };
  const app = Fastify();
  await app.register(multipart);
  app.post('/', async (request) => {
    // As long as reading the caller's session takes, with varying delays.
    for (let n = handlers.begun++ % 8; n > 0; n--) await nextTurn();
    handlers.pending++;
    await readForm(request, 'Image').finally(() => handlers.pending--);
    return {};
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  return { handlers, port: (app.server.address() as AddressInfo).port, close: () => app.close() };
}

/** Starts an upload and aborts it after `turns` iterations of the event loop. */
async function breakOff(port: number, turns: number, bytes: number): Promise<void> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  await new Promise<void>((resolve) => socket.once('connect', () => resolve()));
  const part = '--x\r\ncontent-disposition: form-data; name="Image"; filename="a.png"\r\n\r\n';
  socket.write(
    `POST / HTTP/1.1\r\nhost: x\r\ncontent-type: multipart/form-data; boundary=x\r\ncontent-length: 1000000\r\n\r\n${part}${'y'.repeat(bytes)}`,
  );
  for (let n = 0; n < turns; n++) await nextTurn();
  socket.destroy();
}

it('[30] ends every aborted upload, at any moment, without leaving a folder', async () => {
  const { handlers, port, close } = await formServer();
  for (let n = 0; n < 40; n++) {
    // The server reads a few bytes at once, together with the end of the connection; many bytes wait for a reader.
    await Promise.all([1, 2, 3, 4, 5].map((m) => breakOff(port, (n % 10) + m, n % 3 ? 200 : 200_000)));
  }
  await expect.poll(() => [handlers.pending, uploadFolders()]).toEqual([0, []]);
  expect(handlers.begun).toBeGreaterThan(50);
  await close();
});

it('[30] blames the caller for a boundary of any length', async () => {
  for (const length of [1, 70, 257, 5000]) {
    const boundary = 'b'.repeat(length);
    const answer = await server.post(boxes.paths.create, Buffer.from(`--${boundary}--\r\n`), {
      token,
      headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    });
    expect([length, answer.status]).toEqual([length, 400]);
    expect(answer.body.message).toEqual(expect.any(String));
  }
});

/** Makes a disk full, and returns what frees it again. */
const fullDisks = {
  'the server’s disk': () => {
    const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
    const save = vi.spyOn(server.deps.images, 'save').mockRejectedValue(full);
    return () => save.mockRestore();
  },
  'the database’s disk': async () => {
    await sql`create function refuse() returns trigger language plpgsql as $$
      begin raise exception 'could not extend file' using errcode = '53100'; end $$`.execute(server.db);
    await sql`create trigger full_disk before insert on boxes execute function refuse()`.execute(server.db);
    return () => sql`drop function refuse cascade`.execute(server.db);
  },
};
it.each(Object.entries(fullDisks))('returns 503 and leaves no row while %s is full', async (_, fill) => {
  const fields = { Name: 'Rương', BoxHealth: '1', BoxType: '0', DropWeight: '1', Image: await picture() };
  const free = await fill();
  const answer = await server.send('POST', boxes.paths.create, fields, { token });
  await free();
  expect([answer.status, answer.headers['retry-after']]).toEqual([503, '30']);
  expect(answer.body).toEqual({
    message: 'The server’s disk is full, so nothing can be saved. Please let the operator know.',
  });
  expect(await server.db.selectFrom('boxes').select('id').execute()).toEqual([]);
  expect(uploadFolders()).toEqual([]);
});
