import { get } from 'node:http';
import type { AddressInfo } from 'node:net';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, expect, it } from 'vitest';
import { sendZip } from '../../../server/accounts/players/export/exportPlayer';

// A file that breaks off uses up no day of one's own downloads (accounts/players/playerRoutes.ts).

let app: FastifyInstance;
afterEach(() => app.close());

/** An address with a file of so many blocks of 64 kB, and whether all of it was sent. */
async function serve(blocks: number): Promise<{ address: string; isSent: Promise<boolean> }> {
  app = fastify({ forceCloseConnections: true });
  async function* file() {
    for (let n = 0; n < blocks; n++) yield Buffer.alloc(65_536);
  }
  const isSent = new Promise<boolean>((resolve) => {
    app.get('/', async (_, reply) => {
      resolve(await sendZip(reply, 'file', file()));
      return reply;
    });
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  return { address: `http://127.0.0.1:${(app.server.address() as AddressInfo).port}/`, isSent };
}

it('says that all of a file was sent', async () => {
  const { address, isSent } = await serve(2);
  expect((await (await fetch(address)).arrayBuffer()).byteLength).toBe(2 * 65_536);
  expect(await isSent).toBe(true);
});

it('says that a reader went away in the middle', async () => {
  const { address, isSent } = await serve(10_000);
  get(address, (response) => void response.destroy());
  expect(await isSent).toBe(false);
});
