import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dayAfter, dayOf } from '../../../contract/vietnamTime';
import type { CommandContext } from '../../../server/cli/command';
import { commands, databaseCommands } from '../../../server/cli/commands';
import { commandHandler } from '../../../server/cli/passOn';
import { readPassword } from '../../../server/cli/password';
import { connectToHolder, lockDirectory } from '../../../server/db/lock';
import { readState } from '../../../server/operations/state';
import { outline } from '../../support/server/commandLine';
import { postgresUrl } from '../../support/server/database';
import { type ServerHome, serverHome } from '../../support/server/home';
import { notifySandbox, openPayment } from '../../support/server/payments';
import { spawnServer } from '../../support/server/process';
import { buildTestApp, type TestApp } from '../../support/server/testApp';

let server: TestApp;
let folder: string;
let passwordFile: string;
beforeAll(async () => {
  server = await buildTestApp();
  folder = await mkdtemp(join(tmpdir(), 'outline-cli-'));
  passwordFile = join(folder, 'password');
  await writeFile(passwordFile, 'another long phrase\n');
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

/** Runs a command over the test's server; returns its lines, followed by false if it found something wrong. */
async function run(
  name: string,
  given: Partial<Parameters<(typeof databaseCommands)[number]['run']>[1]> = {},
) {
  const lines: string[] = [];
  const command = databaseCommands.find((one) => one.name === name);
  const context = {
    ...server.deps,
    source: { kind: 'PostgreSQL', url: '', env: {} },
    print: (line: string) => lines.push(line),
  } as unknown as CommandContext;
  const found = await command?.run(context, { options: {}, words: [], ...given });
  return found === false ? [...lines, false] : lines;
}

const entriesAbout = (id: string) =>
  server.db
    .selectFrom('audits')
    .select(['userName', 'userId', 'action', 'resource'])
    .where('recordId', '=', id)
    .where('userName', '=', 'outline command')
    .orderBy('id')
    .execute();

describe('outline help', () => {
  it('names every command, and describes each', async () => {
    const { lines } = await outline({}, 'help');
    for (const { name, summary, takes = [] } of commands) {
      expect(lines.some((line) => line.includes([name, ...takes].join(' ')) && line.includes(summary))).toBe(
        true,
      );
      const own = await outline({}, 'help', ...name.split(' '));
      expect([own.done, own.lines[0]]).toEqual([true, expect.stringContaining(`Usage: outline ${name}`)]);
      expect((await outline({}, ...name.split(' '), '--help')).lines).toEqual(own.lines);
    }
    expect((await outline({})).lines).toEqual(lines);
  });

  it.each([
    ['nonsense', 'outline has no command "nonsense"; see outline help'],
    ['admin crate', 'outline has no command "admin crate"; see outline help'],
    ['help nonsense', 'outline has no command "nonsense"; see outline help'],
    ['admin demote', 'outline admin demote needs EMAIL; see outline help admin demote'],
    ['admin list a@b.example', 'outline admin list takes no "a@b.example"; see outline help admin list'],
    ['admin list --all', "outline admin list: Unknown option '--all'; see outline help admin list"],
    ['migrate', 'PORT must be a whole number from 0 to 65535'],
  ])('refuses %s with one line', async (words, line) => {
    expect(await outline({ PORT: 'eighty' }, ...words.split(' '))).toEqual({ done: line, lines: [] });
  });
});

describe('outline admin', () => {
  it('creates an owner, and lists the staff', async () => {
    const given = { words: ['boss@example.com'], password: 'another long phrase' };
    expect(await run('admin create', given)).toEqual(['boss@example.com is an owner']);
    const body = { email: 'boss@example.com', password: 'another long phrase' };
    expect((await server.post('user/auth/login', body)).status).toBe(200);
    const staff = await run('admin list');
    expect(staff).toContain(
      `boss@example.com  active  owner  no second factor  last sign-in ${server.clock.now().toISOString().slice(0, 10)}`,
    );
    expect(await run('admin demote', { words: ['boss@example.com'] }).catch((e: Error) => e.message)).toBe(
      'There must always be at least one owner.',
    );
  });

  it('sets a password, which ends the sessions, tells the person and is in the history', async () => {
    const { id, email, token } = await server.makeStaff('shop');
    await run('admin password', { words: [email], password: 'another long phrase' });
    expect((await server.get('user/profile/me', { token })).status).toBe(401);
    const login = (password: string) => server.post('user/auth/login', { email, password });
    expect((await login('a long enough phrase')).status).toBe(401);
    expect((await login('another long phrase')).status).toBe(200);
    expect((await server.mails()).filter(({ to }) => to === email)).toHaveLength(1);
    expect(await entriesAbout(id)).toEqual([
      { userName: 'outline command', userId: null, action: 'set-password', resource: 'staff' },
    ]);
  });

  it('demotes: a player remains, signed out', async () => {
    const { id, email, token } = await server.makeStaff('game');
    expect(await run('admin demote', { words: [email] })).toEqual([`${email} is no longer on the staff`]);
    expect((await server.get('user/profile/me', { token })).status).toBe(401);
    const user = await server.db.selectFrom('users').select('role').where('id', '=', id).executeTakeFirst();
    expect(user?.role).toBe('User');
    expect(await entriesAbout(id)).toMatchObject([{ action: 'remove' }]);
  });

  it.each(['admin password', 'admin demote'])('%s refuses players', async (name) => {
    const { email } = await server.makePlayer();
    await expect(run(name, { words: [email], password: 'another long phrase' })).rejects.toThrow(
      `${email} is not on the staff`,
    );
  });

  it('refuses to reset a factor that is not there', async () => {
    const { email } = await server.makeStaff('shop');
    await expect(run('admin reset-2fa', { words: [email] })).rejects.toThrow('has no second factor');
  });
});

describe('the password of a command', () => {
  const noTerminal = { input: new PassThrough(), output: new PassThrough() };
  const terminal = (...typed: string[]) => {
    const input = Object.assign(new PassThrough(), { isTTY: true, setRawMode: () => input });
    const output = new PassThrough();
    const answers = typed.values();
    const written: string[] = [];
    output.on('data', (part) => {
      written.push(String(part));
      if (String(part).endsWith(': ')) input.write(answers.next().value ?? '');
    });
    return { input, output, shown: () => written.join('') };
  };

  it('is asked for twice, without echo', async () => {
    const { shown, ...ends } = terminal('a long enough phrase\n', 'a long enough phrase\n');
    expect(await readPassword(null, ends)).toBe('a long enough phrase');
    expect(shown()).toBe('New password: \nOnce more: \n');
  });

  it('is refused when the two differ, when it is weak, when cancelled, and without a terminal', async () => {
    await expect(readPassword(null, terminal('one long phrase\n', 'two long phrases\n'))).rejects.toThrow(
      'The two passwords differ',
    );
    await expect(readPassword(null, terminal('short\n', 'short\n'))).rejects.toThrow('8 to 128 characters');
    await expect(readPassword(null, terminal('half\u0003'))).rejects.toThrow('Cancelled');
    await expect(readPassword(null, noTerminal)).rejects.toThrow('give --password-file');
  });

  it('comes from a file without its line end', async () => {
    await writeFile(join(folder, 'spaces'), ' spaces belong to it \r\n');
    expect(await readPassword(join(folder, 'spaces'), noTerminal)).toBe(' spaces belong to it ');
    await expect(readPassword(join(folder, 'none'), noTerminal)).rejects.toThrow(
      '--password-file cannot be read: ENOENT',
    );
  });
});

describe('outline maintenance', () => {
  it('closes and opens the site, and is in the history', async () => {
    expect(await run('maintenance on')).toEqual(['The site is in maintenance']);
    expect((await readState(server.db)).maintenance).toBe(true);
    expect(await run('maintenance off')).toEqual(['The site is open']);
    expect((await readState(server.db)).maintenance).toBe(false);
    expect(await entriesAbout('site')).toMatchObject([{ action: 'close-site' }, { action: 'open-site' }]);
  });
});

describe('outline verify', () => {
  it('is content with an empty ledger, and prints what differs', async () => {
    const [agrees, ...books] = (await run('verify')).toReversed();
    expect(agrees).toBe('The ledger agrees with every balance and payment');
    expect(books).toEqual([
      expect.stringMatching(/^golds: .* = 0$/),
      expect.stringMatching(/^diamonds: .* = 0$/),
    ]);
    const { id } = await server.makePlayer();
    await server.db.updateTable('users').set({ diamonds: 5 }).where('id', '=', id).execute();
    expect(await run('verify')).toEqual([
      `diamonds of ${id}: balance 5, entries 0`,
      expect.stringMatching(/^the books of diamonds: .* = 5$/),
      expect.stringMatching(/^diamonds: .* = 5$/),
      expect.stringMatching(/^golds: .* = 0$/),
      '2 differences',
      false,
    ]);
    await server.db.updateTable('users').set({ diamonds: 0 }).where('id', '=', id).execute();
  });
});

describe('outline close', () => {
  it('prints a day with what does not agree by name, signs nothing off, and checks the ledger when it is due', async () => {
    const { id } = await openPayment(server);
    await notifySandbox(server, id);
    const day = dayOf(server.clock.now());
    const close = (...words: string[]) => run('close', { words });
    const money = '59,000\u00a0VND';
    const zero = '0\u00a0VND';
    const where = `allocated ${money} + held ${zero} + returned ${zero} + written off ${zero}`;
    const checked = `Whole ledger checked at ${server.clock.now().toISOString()}`;
    expect(await close(day)).toEqual([
      `${day}: not over yet`,
      `VND: ${money} (movements: 1) = ${where}; refunded ${zero}`,
      'sandbox: not compared yet',
      'diamonds: 2 entries, +715 −0',
      checked,
      'Everything agrees',
    ]);
    // Uses yesterday unless a day is given; a check that found nothing is reused for hours. No later than the same day.
    server.clock.advance(1);
    expect(await close()).toEqual([
      `${dayAfter(day, -1)}: open`,
      'No money moved',
      checked,
      'Everything agrees',
    ]);
    await sql`update allocations set amount = amount - 1 where payment_id = ${id}`.execute(server.db);
    const found = await close(day);
    const reference = `ref-${id}`;
    expect(found.slice(-4)).toEqual([
      `differs: a movement is not the sum of its allocations, ${reference}, 1\u00a0VND, payment ${id}`,
      `differs: a payment is not paid exactly, not completed or not credited, 58,999\u00a0VND, payment ${id}`,
      '2 differences',
      false,
    ]);
    await sql`update allocations set amount = amount + 1 where payment_id = ${id}`.execute(server.db);
    expect(await server.db.selectFrom('closedDays').selectAll().execute()).toEqual([]);
    await expect(close('2026-02-30')).rejects.toThrow('2026-02-30 is no day that has begun');
    const two = await outline({}, 'close', day, day);
    expect(two.done).toContain(`outline close takes no "${day}"`);
  });
});

it('tells its version, and what begins with a word that is no command by itself', async () => {
  const { version } = JSON.parse(await readFile('package.json', 'utf8'));
  for (const word of ['--version', 'version']) {
    expect(await outline({}, word)).toEqual({ done: true, lines: [version] });
  }
  const { done, lines } = await outline({}, 'admin');
  expect(done).toBe(true);
  expect(lines.filter((line) => line.startsWith('  admin ')).length).toBeGreaterThan(3);
  expect(lines.join('\n')).not.toContain('migrate');
});

it('answers checks as JSON for other programs', async () => {
  const { done, lines } = await outline({ DATABASE_URL: 'mysql://x' }, 'check', '--json');
  const found = expect.stringContaining('DATABASE_URL must be');
  expect([done, JSON.parse(lines.join(''))]).toEqual([false, [{ check: 'settings', ok: false, found }]]);
});

describe.skipIf(postgresUrl)('a command on the embedded database', () => {
  it('restores no backup into a data directory that a server uses', async () => {
    const [one, other] = [await serverHome({ migrated: true }), await serverHome({ migrated: true })];
    const backups = await mkdtemp(join(tmpdir(), 'outline-backups-'));
    const { lines } = await outline(one.env, 'backup', '--to', backups);
    const lock = await lockDirectory(other.dataDir);
    const restored = await outline(other.env, 'restore', lines[0]?.replace(/: .*/, '') ?? '', '--overwrite');
    expect(restored.done).toBe(
      `DATA_DIR ${other.dataDir} is in use by another server; stop it first or choose another directory`,
    );
    await lock.release();
    for (const home of [one, other]) await home.remove();
    await rm(backups, { recursive: true });
  });

  it('passes through the lock’s socket, with its lines, its result and its refusals', async () => {
    const lock = await lockDirectory(folder);
    const env = { DATA_DIR: folder };
    expect((await outline(env, 'admin', 'list')).done).toContain('takes no command now');
    const context = {
      ...server.deps,
      source: { kind: 'PostgreSQL', url: '', env: {} },
    } as unknown as CommandContext;
    lock.accept(commandHandler(databaseCommands, context));
    const created = await outline(
      env,
      'admin',
      'create',
      'pass@example.com',
      '--password-file',
      passwordFile,
    );
    expect(created).toEqual({ done: true, lines: ['pass@example.com is an owner'] });
    const body = { email: 'pass@example.com', password: 'another long phrase' };
    expect((await server.post('user/auth/login', body)).status).toBe(200);
    expect((await outline(env, 'admin', 'list')).lines.length).toBeGreaterThan(1);
    expect((await outline(env, 'admin', 'demote', 'nobody@example.com')).done).toBe(
      'nobody@example.com is not on the staff',
    );
    await lock.release();
  });

  it('survives whatever else comes through the socket, and takes the next command', async () => {
    const lock = await lockDirectory(folder);
    const context = {
      ...server.deps,
      source: { kind: 'PostgreSQL', url: '', env: {} },
    } as unknown as CommandContext;
    lock.accept(commandHandler(databaseCommands, context));
    const bad = [
      'garbage',
      'null',
      '[]',
      '{}',
      '0',
      '"x"',
      '{"name":1}',
      '{"name":"verify"}',
      '\\u0000',
      '{',
    ];
    const more = [
      '{"name":"admin list","options":null,"words":null}',
      '{"name":"__proto__","options":{},"words":[]}',
    ];
    for (const line of bad.concat(more)) {
      const socket = await connectToHolder(folder);
      if (!socket) throw new Error('nobody holds the folder');
      const answer = new Promise<string>((resolve) => {
        socket.on('error', () => resolve('')).on('data', (data) => resolve(String(data)));
      });
      socket.write(`${line}\n`);
      expect([line, Object.keys(JSON.parse(await answer))]).toEqual([line, ['refused']]);
      socket.destroy();
    }
    expect((await outline({ DATA_DIR: folder }, 'verify')).done).toBe(true);
    await lock.release();
  });

  it('ends when the server stops meanwhile', async () => {
    const lock = await lockDirectory(folder);
    lock.accept(() => void lock.release());
    expect((await outline({ DATA_DIR: folder }, 'admin', 'list')).done).toContain('takes no command now');
  });
});

describe('beside a server', () => {
  let home: ServerHome;
  beforeAll(async () => {
    home = await serverHome({ migrated: true });
  });
  afterAll(() => home.remove());

  it('works while it serves, and after it has stopped', async () => {
    const running = spawnServer(home.env);
    await running.ready();
    expect((await outline(home.env, 'admin', 'list')).lines).toEqual([
      expect.stringMatching(/^admin@outline\.example {2}active {2}owner/),
    ]);
    expect(await outline(home.env, 'verify')).toMatchObject({ done: true });
    await running.kill('SIGTERM');
    expect((await outline(home.env, 'maintenance', 'on')).done).toBe(true);
    expect(await home.inDatabase(readState)).toMatchObject({ maintenance: true });
  });

  it.skipIf(!postgresUrl)('migrates nothing by itself on PostgreSQL', async () => {
    await home.inDatabase((db) => sql`delete from migrations where name = '001_schema'`.execute(db));
    expect((await outline(home.env, 'admin', 'list')).done).toBe(
      'The database is not up to date: run outline migrate first',
    );
  });
});
