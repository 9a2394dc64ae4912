import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { redisClient } from '../../../server/http/limits/redisLimitStore';
import { freePort } from './freePort';

/** The first of the two that is installed; undefined if neither is. */
export const redisProgram = ['/usr/bin/redis-server', '/usr/bin/valkey-server'].find((path) =>
  existsSync(path),
);

/** A real Redis or Valkey process, which can stop and restart on the same port. */
export class RedisServer {
  url = '';
  #port = 0;
  #child: ChildProcess | null = null;

  async start(): Promise<void> {
    this.#port ||= await freePort();
    this.url = `redis://127.0.0.1:${this.#port}`;
    const settings = ['--port', String(this.#port), '--bind', '127.0.0.1', '--save', '', '--dir', tmpdir()];
    this.#child = spawn(redisProgram ?? '', settings, { stdio: 'ignore' });
    for (let n = 0; n < 600 && !(await this.#answers()); n++) await sleep(50);
  }

  async #answers(): Promise<boolean> {
    const client = redisClient(this.url);
    const answer = await client.connect().then(
      () => client.ping(),
      () => null,
    );
    client.disconnect();
    return answer === 'PONG';
  }

  keys = (): Promise<string[]> => this.#use((client) => client.keys('*'));

  /** Shortens the expiry of every key, as if this time had passed. */
  advance = (ms: number): Promise<void> =>
    this.#use(async (client) => {
      for (const key of await client.keys('*')) await client.pexpire(key, (await client.pttl(key)) - ms);
    });

  async #use<T>(work: (client: ReturnType<typeof redisClient>) => Promise<T>): Promise<T> {
    const client = redisClient(this.url);
    await client.connect();
    return work(client).finally(() => client.disconnect());
  }

  /** SIGSTOP keeps connections open but silent; SIGCONT resumes. */
  signal(signal: 'SIGSTOP' | 'SIGCONT'): void {
    this.#child?.kill(signal);
  }

  async stop(): Promise<void> {
    const child = this.#child;
    this.#child = null;
    if (!child || child.exitCode !== null) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await ended;
  }
}
