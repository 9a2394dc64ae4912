import { createServer, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';

/** How often backends are checked for readiness, in milliseconds. */
const pause = 250;

/**
 * A reverse proxy as in front of several web processes: distributes requests in turn to those that are ready according to
 * `/api/ready`, and tries the next when a connection is refused, as nothing has been sent on it yet.
 */
export async function startBalancer(backends: () => readonly string[]) {
  let ready: string[] = [];
  let turn = 0;
  const look = async () => {
    const found = await Promise.all(
      backends().map(async (one) => {
        const answer = await fetch(`${one}/api/ready`, { signal: AbortSignal.timeout(2000) }).catch(
          () => null,
        );
        await answer?.body?.cancel();
        return answer?.ok ? one : null;
      }),
    );
    ready = found.filter((one) => one !== null);
  };
  let stopped = false;
  const looking = (async () => {
    while (!stopped) {
      await look();
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  })();
  const server = createServer((incoming, outgoing) => {
    const chunks: Buffer[] = [];
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
    incoming.on('end', () => forward(3));
    const forward = (tries: number): void => {
      const target = ready[turn++ % Math.max(1, ready.length)];
      if (!target) return void outgoing.writeHead(503, { 'content-type': 'application/json' }).end('{}');
      const { method = 'GET', url = '/', headers } = incoming;
      const onward = send(
        target + url,
        { method, headers: { ...headers, connection: 'close' } },
        (answer) => {
          outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
          answer.pipe(outgoing);
          answer.on('error', () => outgoing.destroy());
        },
      );
      onward.on('error', (error: NodeJS.ErrnoException) => {
        if (error.code === 'ECONNREFUSED' && tries > 0) return forward(tries - 1);
        if (outgoing.headersSent) return void outgoing.destroy();
        outgoing.writeHead(502, { 'content-type': 'application/json' }).end('{}');
      });
      onward.end(Buffer.concat(chunks));
    };
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const close = async () => {
    stopped = true;
    await looking;
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return { url, close };
}
