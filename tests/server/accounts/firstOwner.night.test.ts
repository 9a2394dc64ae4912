import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { postgresUrl } from '../../support/server/database';
import { type ServerHome, serverHome } from '../../support/server/home';
import { runCommand, spawnServer } from '../../support/server/process';

let home: ServerHome;
beforeAll(async () => {
  home = await serverHome({ migrated: true });
});
afterAll(() => home?.remove());

const production = { NODE_ENV: 'production', PAYMENT_GATEWAY: 'none', LOG_LEVEL: 'info' };
/** Everything that a server prints from start to end. */
async function printed(env: Record<string, string>) {
  const server = spawnServer({ ...home.env, ...env });
  await server.ready();
  const { stdout, stderr } = await server.kill('SIGTERM');
  return stdout + stderr;
}
const owners = () => home.inDatabase((db) => db.selectFrom('users').select('email').execute());

it('makes an owner with a password that is shown once, where the log is on the same machine', async () => {
  const text = await printed(postgresUrl ? {} : production);
  expect(text).toMatch(/admin {5}admin@outline\.example {3}password \S{16} \(shown only now\)/);
  expect(await owners()).toEqual([{ email: 'admin@outline.example' }]);
  await home.inDatabase((db) => db.deleteFrom('users').execute());
});

it.skipIf(!postgresUrl)('makes none in production on PostgreSQL, and says who does', async () => {
  const first = await printed(production);
  expect(first).toContain('nobody yet: "outline admin create you@example.com" makes the first owner');
  expect(first).not.toMatch(/password|@outline\.example/);
  expect(await owners()).toEqual([]);
  const given = { ADMIN_EMAIL: 'boss@outline.example', ADMIN_PASSWORD: 'a long enough phrase' };
  expect(await printed({ ...production, ...given })).not.toMatch(/password|boss@|nobody yet/);
  expect(await owners()).toEqual([{ email: 'boss@outline.example' }]);
  expect(runCommand({ ...home.env, ...production }, 'admin', 'list').stdout).toContain(
    'boss@outline.example',
  );
});

it('starts when the person of ADMIN_EMAIL was demoted, whom the setting does not promote again', async () => {
  const given = { ADMIN_EMAIL: 'left@outline.example', ADMIN_PASSWORD: 'a long enough phrase' };
  await home.inDatabase((db) => db.deleteFrom('users').execute());
  await printed(given);
  const run = (...words: string[]) => runCommand(home.env, ...words);
  const password = join(home.dataDir, '..', 'password');
  writeFileSync(password, 'another long phrase');
  const made = run('admin', 'create', 'next@outline.example', '--password-file', password);
  expect([made.status, made.stderr]).toEqual([0, '']);
  expect(run('admin', 'demote', given.ADMIN_EMAIL).status).toBe(0);
  await printed(given);
  const staff = await home.inDatabase((db) =>
    db.selectFrom('users').select('email').where('role', '=', 'Admin').execute(),
  );
  expect(staff).toEqual([{ email: 'next@outline.example' }]);
});
