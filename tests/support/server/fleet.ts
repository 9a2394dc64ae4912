import { freePort } from './freePort';
import { spawnServer } from './process';

type Running = ReturnType<typeof spawnServer>;

/** The processes of one site by name, each of which can be killed, stopped and started with other settings. */
export class Fleet {
  readonly #running = new Map<string, { process: Running; address: string }>();

  constructor(readonly settings: Record<string, string>) {}

  async start(name: string, more: Record<string, string> = {}): Promise<void> {
    const role = name.startsWith('web') ? 'web' : 'worker';
    // At startup a process announces the site's public address, which is the balancer's.
    const port = await freePort();
    const process = spawnServer({ ...this.settings, ROLE: role, PORT: String(port), ...more });
    await process.ready();
    this.#running.set(name, { process, address: `http://127.0.0.1:${port}` });
  }

  /** Addresses of the web processes. */
  webs = (): string[] =>
    [...this.#running].filter(([name]) => name.startsWith('web')).map(([, { address }]) => address);

  /** Ends a process; a killed one has no chance to clean up. */
  async end(name: string, signal: 'SIGKILL' | 'SIGTERM' = 'SIGTERM') {
    const { process } = this.#running.get(name) ?? {};
    this.#running.delete(name);
    return process?.kill(signal);
  }

  /** Replaces a process with one that has other settings, as a deploy does. */
  async replace(name: string, more: Record<string, string> = {}): Promise<void> {
    await this.end(name);
    await this.start(name, more);
  }

  async endAll(): Promise<void> {
    await Promise.all([...this.#running.keys()].map((name) => this.end(name, 'SIGKILL')));
  }
}
