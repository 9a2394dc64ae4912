import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterEach, expect, it } from 'vitest';
import { demoSite } from './demoSite';
import { admin, RunningSite } from './site';

let site: RunningSite;
afterEach(() => site.remove());

const names = async () =>
  (await site.call('user/payment/packages')).body.packages.map(({ name }: { name: string }) => name);

it('starts with only a data folder, prints what the operator needs, and keeps its data over a restart', async () => {
  site = await new RunningSite().start({ ADMIN_EMAIL: '', ADMIN_PASSWORD: '' });
  expect(site.output).toMatch(/admin@outline\.example/);
  expect(site.output).toMatch(/password \S{12,}/);
  expect(site.output).toContain('outbox');
  const before = await names();
  expect(before).toHaveLength(8);
  expect((await fetch(`${site.url}/`)).headers.get('content-type')).toContain('text/html');

  expect(await site.stop('SIGINT')).toBe(0);
  await site.start({ ADMIN_EMAIL: '', ADMIN_PASSWORD: '' });
  expect(site.output).not.toMatch(/password \S{12,}/);
  expect(await names()).toEqual(before);
});

it('refuses a second process on the same data with one clear line', async () => {
  site = await demoSite().start();
  const second = spawn('node', ['dist/server/main.js'], {
    env: { ...process.env, NODE_ENV: '', PORT: '0', DATA_DIR: site.dataDir },
  });
  let output = '';
  for (const stream of [second.stdout, second.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const [code] = await once(second, 'exit');
  expect(code).not.toBe(0);
  expect(
    output
      .trim()
      .split('\n')
      .filter((line) => !/Deprecat|trace-warnings/.test(line)),
  ).toHaveLength(1);
  expect(output).toContain(site.dataDir);
  expect(await names()).toHaveLength(8);
});

it('keeps every acknowledged write when killed, and restarts', async () => {
  site = await demoSite().start({ RATE_LIMITS: 'off' });
  const { body } = await site.call('user/auth/login', { method: 'POST', json: admin });
  const token: string = body.accessToken;
  const written: number[] = [];
  const write = async (levelNumber: number) => {
    const json = { levelNumber, experienceRequired: levelNumber * 1000 };
    const answer = await site
      .call('admin/level/create', { method: 'POST', json, token })
      .catch(() => undefined);
    if (answer?.status === 201) written.push(levelNumber);
  };
  const writing = Promise.all(Array.from({ length: 200 }, (_, n) => write(1000 + n)));
  while (written.length < 20) await new Promise((resolve) => setTimeout(resolve, 5));
  await site.stop('SIGKILL');
  await writing;

  await site.start({ RATE_LIMITS: 'off' });
  const { levels } = (await site.call('admin/level/get-all', { token })).body;
  const stored = new Set(levels.map(({ levelNumber }: { levelNumber: number }) => levelNumber));
  expect(written.filter((level) => !stored.has(level))).toEqual([]);
});

it.each([
  ['PORT', 'eighty'],
  ['SMTP_URL', 'not a url'],
  ['PAYMENT_GATEWAY', 'unknown'],
])('an invalid %s stops the start with one line that names it', async (name, value) => {
  site = new RunningSite();
  const child = spawn('node', ['dist/server/main.js'], {
    env: { ...process.env, NODE_ENV: '', DATA_DIR: site.dataDir, [name]: value },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const [code] = await once(child, 'exit');
  expect(code).toBe(1);
  expect(output.trim().split('\n')).toHaveLength(1);
  expect(output).toContain(name);
});
