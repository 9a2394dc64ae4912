import { existsSync } from 'node:fs';
import { stat, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { buyerPassword } from '../../support/server/buyers';
import { createDatabase, postgresUrl } from '../../support/server/database';
import { type ServerHome, serverHome } from '../../support/server/home';
import { postTo, runCommand, spawnServer } from '../../support/server/process';

// Several starts in one test, each computing for seconds: more on a loaded machine.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 120_000 });

let home: ServerHome;
let env: Record<string, string>;
beforeAll(async () => {
  home = await serverHome();
  env = home.env;
});
afterAll(() => home.remove());

it('finishes its first start when stopped during it, prints what a person needs, and shuts down in order', async () => {
  const server = spawnServer(env);
  await expect.poll(() => existsSync(home.dataDir), { interval: 5, timeout: 30_000 }).toBe(true);
  expect(server.output.stdout).toBe('');
  const { code, stdout, stderr } = await server.kill('SIGINT');
  expect([code, stderr]).toEqual([0, '']);
  expect(stdout).toContain('ready at');
  expect(stdout).toMatch(/admin {5}admin@outline\.example {3}password \S{16} \(shown only now\)/);
  expect(stdout).toContain('mails     files in');
  expect((await stat(home.dataDir)).mode & 0o077).toBe(0);
});

it('starts again without the password, and stops cleanly on SIGTERM and SIGINT', async () => {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    const server = spawnServer(env);
    const address = await server.ready();
    expect((await fetch(`${address}/api/health`)).status).toBe(200);
    expect(server.output.stdout).toMatch(/admin {5}admin@outline\.example\n/);
    expect(await server.kill(signal)).toMatchObject({ code: 0, stderr: '' });
  }
});

it('stops with one line that names an invalid setting', async () => {
  const { code, stdout, stderr } = await spawnServer({ ...env, PORT: 'eighty' }).ended;
  expect([code, stdout, stderr]).toEqual([1, '', 'PORT must be a whole number from 0 to 65535\n']);
});

it('creates an admin from the command line', async () => {
  const password = join(home.dataDir, 'password');
  await writeFile(password, 'a long enough phrase\n');
  const create = (email: string) => runCommand(env, 'admin', 'create', email, '--password-file', password);
  expect(create('x')).toMatchObject({ status: 1, stderr: '"x" is not an e-mail address\n' });
  const made = create('boss@outline.example');
  expect(made).toMatchObject({ status: 0, stdout: 'boss@outline.example is an owner\n', stderr: '' });
  const boss = await home.inDatabase((db) =>
    db.selectFrom('users').select('role').where('email', '=', 'boss@outline.example').executeTakeFirst(),
  );
  expect(boss?.role).toBe('Admin');
});

it.skipIf(postgresUrl)('refuses a second process on one data directory', async () => {
  const holder = spawnServer(env);
  await holder.ready();
  const { code, stdout, stderr } = await spawnServer(env).ended;
  expect([code, stdout]).toEqual([1, '']);
  expect(stderr).toBe(
    `DATA_DIR ${home.dataDir} is in use by another server; stop it first or choose another directory\n`,
  );
  await holder.kill('SIGKILL');
  const next = spawnServer(env);
  await next.ready();
  await next.kill('SIGTERM');
});

it.skipIf(!postgresUrl)('starts in two processes at once on an empty database', async () => {
  const database = await createDatabase(postgresUrl ?? '');
  const both = [1, 2, 3].map((n) =>
    spawnServer({ ...env, DATA_DIR: `${home.dataDir}-${n}`, DATABASE_URL: database.address }),
  );
  await Promise.all(both.map((one) => one.ready()));
  const passwords = both.filter((one) => one.output.stdout.includes('shown only now'));
  expect(passwords).toHaveLength(1);
  for (const one of both) expect(await one.kill('SIGTERM')).toMatchObject({ code: 0, stderr: '' });
  await database.drop();
});

it('shuts down in order while a mail server does not respond, and keeps the mail', async () => {
  const own = await serverHome({ migrated: true });
  const sockets: Socket[] = [];
  const mute = createServer((socket) => {
    socket.on('error', () => undefined);
    sockets.push(socket);
  });
  await new Promise<void>((resolve) => mute.listen(0, '127.0.0.1', resolve));
  const { port } = mute.address() as AddressInfo;
  const server = spawnServer({ ...own.env, SMTP_URL: `smtp://127.0.0.1:${port}` });
  const body = {
    firstName: 'Thu',
    lastName: 'Hà',
    userName: 'thuha',
    email: 'thu@b.example',
    password: buyerPassword,
  };
  expect((await postTo(await server.ready(), 'user/auth/register', body))?.status).toBe(201);
  await expect.poll(() => sockets.length, { timeout: 30_000 }).toBeGreaterThan(0);
  expect(await server.kill('SIGTERM')).toMatchObject({ code: 0, signal: null });
  const [mail] = await own.inDatabase((db) => db.selectFrom('outbox').selectAll().execute());
  expect(mail).toMatchObject({ sentAt: null, failedAt: null, attempts: 1, sealed: expect.any(String) });
  // It did not wait for the attempt in progress, which would have put the next one five seconds after its own end.
  expect(+(mail?.nextAt ?? 0) - +(mail?.createdAt ?? 0)).toBeGreaterThanOrEqual(60_000);
  for (const socket of sockets) socket.destroy();
  mute.close();
  await own.remove();
});
