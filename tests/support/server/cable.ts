import { connect, createServer, type Server, type Socket } from 'node:net';
import { Transform } from 'node:stream';
import { freePort } from './freePort';

/**
 * A TCP connection to `address` that a test can cut and restore, like a network or a server that goes away, silence, like
 * a router that forgets its connections, or slow down.
 */
export class Cable {
  #server: Server | null = null;
  readonly #sockets = new Set<Socket>();
  #port = 0;
  #delay = 0;

  constructor(readonly target: { host: string; port: number }) {}

  async plug(): Promise<number> {
    const server = createServer((near) => {
      const far = connect(this.target);
      for (const [one, other] of [
        [near, far],
        [far, near],
      ] as const) {
        this.#sockets.add(one);
        one.on('error', () => other.destroy());
        one.on('close', () => {
          this.#sockets.delete(one);
          other.destroy();
        });
      }
      near.pipe(this.#delayed()).pipe(far);
      far.pipe(near);
    });
    this.#port ||= await freePort();
    await new Promise<void>((resolve) => server.listen(this.#port, '127.0.0.1', resolve));
    this.#server = server;
    return this.#port;
  }

  /** From now on each request on its way takes this many milliseconds more. */
  slowDown(by: number): void {
    this.#delay = by;
  }

  #delayed(): Transform {
    return new Transform({
      transform: (part, _encoding, passOn) => {
        if (this.#delay > 0) setTimeout(passOn, this.#delay, null, part);
        else passOn(null, part);
      },
    });
  }

  /** Nothing of the connections so far arrives any more, and neither side notices; new ones work. */
  silence(): void {
    for (const socket of this.#sockets) {
      socket.unpipe();
      socket.on('data', () => undefined);
    }
  }

  async cut(): Promise<void> {
    const server = this.#server;
    this.#server = null;
    if (!server) return;
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    for (const socket of this.#sockets) socket.destroy();
    await closed;
  }
}

/** A cable to the server of a database's address; returns it with the address through it. */
export async function cableTo(address: string): Promise<{ cable: Cable; through: string }> {
  const url = new URL(address);
  const cable = new Cable({ host: url.hostname, port: Number(url.port || 5432) });
  url.hostname = '127.0.0.1';
  url.port = String(await cable.plug());
  return { cable, through: String(url) };
}
