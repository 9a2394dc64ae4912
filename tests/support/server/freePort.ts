import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

const listens = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });

/**
 * A port on which nothing is listening now, for what starts later, or stops and starts again. From 32768 on systems give one to
 * whoever asks for any, who may be another test in between.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(10_000, 32_768);
    if (await listens(port)) return port;
  }
}
