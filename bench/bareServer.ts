import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A response as the site sent it. */
export interface Bare {
  headers: string[];
  body: string;
}

// The floor of bench/door.ts, in its own process: node:http with the same bytes and headers, and nothing else.
process.once('message', (answers: Record<string, Bare>) => {
  const known = new Map(
    Object.entries(answers).map(([path, { headers, body }]) => [
      path,
      { headers, body: Buffer.from(body, 'base64') },
    ]),
  );
  const server = createServer((request, response) => {
    const found = known.get(request.url ?? '');
    response.writeHead(found ? 200 : 404, found?.headers);
    response.end(found?.body);
  });
  server.keepAliveTimeout = 65_000;
  server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
});
