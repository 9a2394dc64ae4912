import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { extendBodyTime, registerBodyTime } from '../../../server/http/bodyTime';
import { serverOptions } from '../../../server/http/serverOptions';
import type { App } from '../../../server/http/types';

let app: App;
let port: number;
beforeAll(async () => {
  app = Fastify({ ...serverOptions({ config: { trustProxy: null } as never, logger: false }) });
  registerBodyTime(app, 300);
  app.addContentTypeParser('text/slow', (_request, body, done) => done(null, body));
  app.post('/usual', { config: { access: 'guest' } }, async () => 'received');
  app.post('/long', { config: { access: 'guest' } }, async ({ raw }) => {
    extendBodyTime(raw);
    return text(raw);
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  port = (app.server.address() as AddressInfo).port;
});
afterAll(() => app.close());

/** Sends a body of six bytes in two halves, the second one when the first deadline has long passed. */
async function slowly(path: string, type: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  const response = text(socket);
  socket.write(
    `POST ${path} HTTP/1.1\r\nhost: a\r\nconnection: close\r\ncontent-type: ${type}\r\ncontent-length: 6\r\n\r\n{"a`,
  );
  setTimeout(() => !socket.destroyed && socket.writable && socket.write('":1}'.slice(0, 3)), 900);
  return response;
}

it('ends a body that takes too long, with a message', async () => {
  expect(await slowly('/usual', 'application/json')).toMatch(/^HTTP\/1\.1 408 /);
});

it('lets a route allow more', async () => {
  const response = await slowly('/long', 'text/slow');
  expect(response).toMatch(/^HTTP\/1\.1 200 /);
  expect(response).toContain('{"a":1');
});
