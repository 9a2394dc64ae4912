import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeRuntime } from '../../scripts/runtime';
import { startBalancer } from '../support/server/balancer';
import { bucketServer } from '../support/server/bucket';
import { createDatabase, postgresUrl } from '../support/server/database';
import { freePort } from '../support/server/freePort';
import { RedisServer, redisProgram } from '../support/server/redis';
import { environmentOf, services, wordsOf } from './composition';

/** Stands in for a container of compose.yaml: the image's files, command and health check, and the service's settings. */
class Container {
  address = '';
  #child: ChildProcess | undefined;
  output = '';

  constructor(
    readonly name: string,
    readonly env: Record<string, string>,
    readonly app: string,
  ) {}

  async start(): Promise<void> {
    const port = await freePort();
    Object.assign(this.env, { PORT: String(port), METRICS_PORT: String(await freePort()) });
    const [program = '', ...words] = wordsOf('CMD');
    this.#child = spawn(program, words, { cwd: this.app, env: this.env, stdio: ['ignore', 'pipe', 'pipe'] });
    for (const stream of [this.#child.stdout, this.#child.stderr]) {
      stream?.on('data', (part) => (this.output += String(part)));
    }
    this.address = `http://127.0.0.1:${port}`;
    await expect
      .poll(async () => (await this.isHealthy()) || this.#child?.exitCode !== null, { timeout: 60_000 })
      .toBe(true);
    expect(await this.isHealthy(), this.output).toBe(true);
  }

  /** Uses the image's own health check. */
  async isHealthy(): Promise<boolean> {
    const [program = '', ...words] = wordsOf('HEALTHCHECK');
    const child = spawn(program, words, { cwd: this.app, env: this.env, stdio: 'ignore' });
    return (await once(child, 'close'))[0] === 0;
  }

  /** Runs `outline` in it. */
  async outline(words: readonly string[], env: Record<string, string> = {}) {
    const path = join(this.app, 'dist/server/outline.js');
    const child = spawn(process.execPath, [path, ...words], {
      env: { ...this.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const [stdout, stderr] = await Promise.all([
      text(child.stdout),
      text(child.stderr),
      once(child, 'close'),
    ]);
    return { status: child.exitCode, stdout, stderr };
  }

  async stop(): Promise<void> {
    if (!this.#child || this.#child.exitCode !== null) return;
    const ended = once(this.#child, 'close');
    this.#child.kill('SIGTERM');
    await ended;
  }
}

/** Takes two minutes: `npm run test:topology` runs it. */
const isWanted = process.env.TOPOLOGY === 'on';

describe.runIf(isWanted && postgresUrl && redisProgram)(
  'the topology of compose.yaml, without containers',
  () => {
    const dotenv = {
      SITE_ADDRESS: 'outline.example',
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
    };
    const containers: Record<string, Container> = {};
    const redis = new RedisServer();
    let folder: string;
    let database: Awaited<ReturnType<typeof createDatabase>>;
    let bucket: Awaited<ReturnType<typeof bucketServer>>;
    let proxy: Awaited<ReturnType<typeof startBalancer>>;

    const container = (name: string): Container => {
      const found = containers[name];
      if (!found) throw new Error(`There is no ${name}`);
      return found;
    };

    beforeAll(async () => {
      folder = await mkdtemp(join(tmpdir(), 'outline-topology-'));
      await makeRuntime(join(folder, 'app'));
      database = await createDatabase(postgresUrl ?? '');
      bucket = await bucketServer();
      await redis.start();
      mkdirSync(join(folder, 'secrets'));
      writeFileSync(join(folder, 'secrets/database_url'), database.address);
      writeFileSync(join(folder, 'secrets/jwt_secret'), 'a secret for tests that is long enough');
      const places = {
        '/run/secrets': join(folder, 'secrets'),
        'redis://valkey:6379': redis.url,
        'http://store:7070': bucket.settings.endpoint,
      };
      for (const name of ['migrate', 'web1', 'web2', 'worker', 'backup']) {
        const env = {
          ...environmentOf(name, dotenv, places),
          PATH: process.env.PATH ?? '',
          DATA_DIR: join(folder, name),
        };
        containers[name] = new Container(name, env, join(folder, 'app'));
      }
      proxy = await startBalancer(() =>
        ['web1', 'web2'].map((name) => containers[name]?.address ?? '').filter(Boolean),
      );
    });
    afterAll(async () => {
      await proxy.close();
      for (const one of Object.values(containers)) await one.stop();
      await redis.stop();
      await bucket.close();
      await database.drop();
      await rm(folder, { recursive: true });
    });

    it('migrates, starts every process and finds everything in order', async () => {
      const [, ...words] = services.migrate?.command ?? [];
      expect(await container('migrate').outline(words)).toMatchObject({
        status: 0,
        stdout: expect.stringContaining('Applied'),
      });
      for (const name of ['web1', 'web2', 'worker']) await container(name).start();
      const checked = await container('worker').outline(['check']);
      expect([checked.status, checked.stdout.match(/^fails.*/gm)]).toEqual([0, null]);
    });

    it('serves the site and its staff through the proxy', async () => {
      await expect.poll(async () => (await fetch(`${proxy.url}/`)).status).toBe(200);
      writeFileSync(join(folder, 'password'), 'a long enough phrase');
      const file = ['--password-file', join(folder, 'password')];
      expect(
        (await container('worker').outline(['admin', 'create', 'boss@outline.example', ...file])).status,
      ).toBe(0);
      const signIn = await fetch(`${proxy.url}/api/user/auth/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: 'boss@outline.example', password: 'a long enough phrase' }),
      });
      expect(signIn.status).toBe(200);
    });

    it('is upgraded one process after the other while it serves', async () => {
      const statuses = new Set<number>();
      let upgraded = false;
      const visits = (async () => {
        while (!upgraded) {
          const response = await fetch(`${proxy.url}/api/user/payment/packages`);
          await response.body?.cancel();
          statuses.add(response.status);
          await sleep(20);
        }
      })();
      for (const name of ['worker', 'web1', 'web2']) {
        await container(name).stop();
        expect(await container(name).isHealthy()).toBe(false);
        await container(name).start();
      }
      upgraded = true;
      await visits;
      expect([...statuses]).toEqual([200]);
    });

    it('is backed up, and restored beside itself', async () => {
      const parent = join(folder, 'backups');
      expect(await container('backup').outline(['backup', '--to', parent])).toMatchObject({
        status: 0,
        stderr: '',
      });
      const [name = ''] = readdirSync(parent);
      const other = await createDatabase(postgresUrl ?? '');
      const store = await bucketServer();
      writeFileSync(join(folder, 'secrets/other'), other.address);
      const elsewhere = {
        DATABASE_URL_FILE: join(folder, 'secrets/other'),
        S3_ENDPOINT: store.settings.endpoint,
      };
      const restored = await container('backup').outline(['restore', join(parent, name)], elsewhere);
      expect(restored).toMatchObject({
        status: 0,
        stdout: expect.stringContaining('outline restore confirm'),
      });
      expect((await container('backup').outline(['verify'], elsewhere)).status).toBe(0);
      expect((await container('backup').outline(['admin', 'list'], elsewhere)).stdout).toContain(
        'boss@outline.example',
      );
      await store.close();
      await other.drop();
    });
  },
);
