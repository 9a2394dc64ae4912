import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export const admin = { email: 'admin@outline.example', password: 'mot-mat-khau-dai-2026' };

/** A running server. */
export class Site {
  constructor(public url = '') {}

  /** Sends one API call; returns status and body. */
  async call(
    path: string,
    {
      method = 'GET',
      json,
      token,
      userAgent,
    }: { method?: string; json?: unknown; token?: string; userAgent?: string } = {},
  ) {
    const answer = await fetch(`${this.url}/api/${path}`, {
      method,
      headers: {
        ...(json !== undefined && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
        ...(userAgent && { 'user-agent': userAgent }),
      },
      body: json === undefined ? undefined : JSON.stringify(json),
    });
    const text = await answer.text();
    return { status: answer.status, body: text === '' ? undefined : JSON.parse(text) };
  }
}

/** The built server as a separate process, as run by `npm run serve`, with its own data folder. */
export class RunningSite extends Site {
  readonly dataDir = mkdtempSync(join(tmpdir(), 'outline-e2e-'));
  output = '';
  #process: ChildProcess | undefined;

  /** With an empty data folder, or a copy of a stopped server's. */
  constructor(
    from?: string,
    /** The checkout in which it was built. */
    readonly checkout = '.',
  ) {
    super();
    if (from) cpSync(from, this.dataDir, { recursive: true });
  }

  /** Starts the server on a free port and waits until it is ready. Throws with its output otherwise. */
  async start(settings: Record<string, string> = {}): Promise<this> {
    const env = {
      ...process.env,
      NODE_ENV: '',
      PORT: '0',
      DATA_DIR: this.dataDir,
      ...settings,
    };
    // Only V8's first compiler: optimizing the embedded database takes longer than a test benefits from it.
    this.#process = spawn('node', ['--liftoff-only', 'dist/server/main.js'], {
      cwd: this.checkout,
      env: { ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password, ...env },
    });
    this.output = '';
    for (const stream of [this.#process.stdout, this.#process.stderr]) {
      stream?.on('data', (chunk: Buffer) => {
        this.output += chunk.toString();
      });
    }
    this.url = await this.#ready();
    return this;
  }

  /** The server's process. */
  get pid(): number {
    return this.#process?.pid ?? 0;
  }

  async #ready(): Promise<string> {
    for (let tries = 0; tries < 2400; tries++) {
      const address = /ready at (\S+)/.exec(this.output)?.[1];
      if (address) return address;
      if (this.#process?.exitCode !== null) throw new Error(`The server stopped:\n${this.output}`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    throw new Error(`The server is not ready:\n${this.output}`);
  }

  /** Stops the server with a signal and returns its exit code; null when the signal itself ended it. */
  async stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<number | null> {
    const running = this.#process;
    // A process that a signal ended has no exit code.
    if (!running || running.exitCode !== null || running.signalCode !== null)
      return running?.exitCode ?? null;
    running.kill(signal);
    const [code] = (await once(running, 'exit')) as [number | null];
    return code;
  }

  async remove(): Promise<void> {
    await this.stop('SIGKILL');
    rmSync(this.dataDir, { recursive: true, force: true });
  }

  /** The raw mails in the outbox folder, oldest first. */
  mails(): string[] {
    const outbox = join(this.dataDir, 'outbox');
    try {
      return readdirSync(outbox)
        .filter((file) => file.endsWith('.eml'))
        .sort()
        .map((file) => readFileSync(join(outbox, file), 'utf8'));
    } catch {
      return [];
    }
  }
}
