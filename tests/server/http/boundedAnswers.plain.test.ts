import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { googleSignIn } from '../../../server/accounts/google';
import { callGateway, within } from '../../../server/payments/gateways/gatewayCalls';
import { bucketFiles } from '../../../server/storage/files/bucket';
import { s3Store } from '../../../server/storage/images/s3';

const endless = () =>
  new Readable({
    read() {
      this.push(Buffer.alloc(65_536, ' '));
    },
  });

/** Other people's servers that never come to an end. */
const servers: Record<string, RequestListener> = {
  'says nothing': () => undefined,
  'stops after its headers': (_, reply) =>
    reply.writeHead(200, { 'content-type': 'application/json' }).write('{'),
  'never ends': (_, reply) => {
    reply.writeHead(200, { 'content-type': 'application/json' });
    endless().pipe(reply);
  },
};
async function listening(name: string): Promise<string> {
  const server = createServer(servers[name]);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const bucket = { bucket: 'b', region: 'r', accessKeyId: 'k', secretAccessKey: 's', publicUrl: '' };
/** What this server reads of them, and how it fails. */
const readers: Record<string, (url: string) => Promise<unknown>> = {
  'the OpenID provider': async (issuer) =>
    googleSignIn({ issuer, clientId: 'c', clientSecret: 's' })?.begin('http://localhost/back'),
  'a picture of the store': (endpoint) => s3Store({ ...bucket, endpoint }).read('picture-1.webp'),
  'a gateway': (url) => {
    const signal = new AbortController().signal;
    return within(signal, 1000, (limited) => callGateway(url, { method: 'GET', signal: limited }));
  },
};
const failureOf = async (reader: string, url: string) =>
  readers[reader]?.(url).then(
    () => 'read',
    (error: Error & { status?: number }) => error.status ?? error.name,
  );

it('what says nothing, or stops in the middle, is given up', async () => {
  // All at once, as each takes seconds.
  const failures = Object.keys(readers).flatMap((reader) =>
    ['says nothing', 'stops after its headers'].map(async (name) => [
      reader,
      await failureOf(reader, await listening(name)),
    ]),
  );
  for (const [reader, failure] of await Promise.all(failures))
    expect([reader, failure]).toEqual([reader, reader === 'a gateway' ? 'GatewayFailure' : 503]);
});

it('a file of the store that stops in the middle is given up, however slowly it is read', async () => {
  const stored = bucketFiles({ ...bucket, endpoint: await listening('stops after its headers') }, 8, 500);
  const file = await stored.read('a'.repeat(64), 0, 9);
  await expect(file?.toArray()).rejects.toThrow('stopped in the middle');
  const paced = bucketFiles({ ...bucket, endpoint: await listening('never ends') }, 8, 500);
  const whole = await paced.read('a'.repeat(64), 0, -1);
  const chunks = whole?.[Symbol.asyncIterator]();
  for (let n = 0; n < 3; n++) {
    expect((await chunks?.next())?.done).toBe(false);
    await sleep(600);
  }
  whole?.destroy();
});

it.each(Object.keys(readers))('%s that never ends is given up before it fills the memory', async (reader) => {
  const url = await listening('never ends');
  const before = process.memoryUsage().rss;
  expect(await failureOf(reader, url)).toBe(reader === 'a gateway' ? 'GatewayFailure' : 503);
  expect(process.memoryUsage().rss - before).toBeLessThan(400_000_000);
});
