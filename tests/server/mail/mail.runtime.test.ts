import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inTransaction } from '../../../server/db/guard';
import { forgetFailed, retryFailed } from '../../../server/mail/failed';
import { enqueue } from '../../../server/mail/outbox';
import { sendNext } from '../../../server/mail/sender';
import { fileTransport, type MailTransport, smtpTransport } from '../../../server/mail/transports';
import { days, hours, minutes, seconds } from '../../../server/platform/clock';
import { buildTestApp, type TestApp } from '../../support/server/testApp';

let server: TestApp;
const said: Array<[object, string]> = [];
const log = {
  info: (what: object, message: string) => void said.push([what, message]),
  warn: (what: object, message: string) => void said.push([what, message]),
};
const to = 'reader@example.com';
/** The code that the mails carry, by its hash. */
const about = 'a code';
beforeAll(async () => {
  server = await buildTestApp();
  const now = server.clock.now();
  const code = { purpose: 'verify-email', email: to, codeHash: about, sentAt: now, expiresAt: now } as const;
  await server.db.insertInto('codes').values(code).execute();
});
afterAll(() => server.close());

const write = (language: 'vi' | 'en', code = '012345') =>
  inTransaction(server.db, (tx) => {
    const values = { name: 'Thu <Hà>', code };
    return enqueue(tx, server.deps, { to, template: 'verifyEmail', language, about, values });
  });
/** A mail that carries nothing that could end. */
const writePlain = () =>
  inTransaction(server.db, (tx) =>
    enqueue(tx, server.deps, { to, template: 'passwordChanged', language: 'vi', values: { name: 'Thu' } }),
  );
const send = (transport: MailTransport) => sendNext({ ...server.deps, transport, log });
const waiting = () =>
  server.db
    .selectFrom('outbox')
    .select(['attempts', 'failedAt', 'sealed'])
    .where('sentAt', 'is', null)
    .execute();

/** A real SMTP server with scripted behaviour. */
async function smtp(behave: { refuse?: boolean } = {}) {
  const received: Buffer[] = [];
  const receivers: string[][] = [];
  const smtpServer = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, session, done) => {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        if (behave.refuse) return done(new Error('mailbox full'));
        received.push(Buffer.concat(parts));
        receivers.push(session.envelope.rcptTo.map(({ address }) => address));
        done();
      });
    },
  });
  await new Promise<void>((resolve) => smtpServer.listen(0, '127.0.0.1', resolve));
  const { port } = smtpServer.server.address() as AddressInfo;
  const close = () => new Promise<void>((resolve) => smtpServer.close(() => resolve()));
  return { url: `smtp://127.0.0.1:${port}`, received, receivers, close };
}

it('is sent over SMTP in both languages, as text and HTML, to one recipient', async () => {
  const target = await smtp();
  const transport = smtpTransport(target.url, 'Outline <no-reply@outline.example>');
  await write('vi');
  await write('en');
  expect([await send(transport), await send(transport), await send(transport)]).toEqual([true, true, false]);
  const [vi, en] = await Promise.all(target.received.map((bytes) => PostalMime.parse(bytes)));
  expect(vi).toMatchObject({
    subject: 'Mã xác minh email của bạn',
    from: { address: 'no-reply@outline.example' },
  });
  expect(en?.subject).toBe('Your email verification code');
  for (const mail of [vi, en]) {
    expect(mail?.text).toContain('    012345');
    expect(mail?.html).toContain('012345');
    expect(mail?.html).toContain('#090B0F');
    expect(mail?.html).toContain('#CFFF3E');
    expect(mail?.html).toContain('Thu &lt;Hà&gt;');
  }
  expect(target.receivers).toEqual([['reader@example.com'], ['reader@example.com']]);
  expect(await waiting()).toEqual([]);
  transport.close();
  await target.close();
});

it('retries with growing delays when the server refuses or is down, and finally gives up', async () => {
  const target = await smtp({ refuse: true });
  const transport = smtpTransport(target.url, 'no-reply@outline.example');
  await writePlain();
  expect(await send(transport)).toBe(true);
  expect(await send(transport)).toBe(false);
  server.clock.advance(seconds(5));
  expect(await send(transport)).toBe(true);
  await target.close();
  const begun = server.clock.now().getTime();
  const isGivenUp = async () => (await waiting()).some(({ failedAt }) => failedAt);
  while (!(await isGivenUp())) {
    server.clock.advance(minutes(15));
    expect(await send(transport)).toBe(true);
  }
  expect(server.clock.now().getTime() - begun).toBeGreaterThan(hours(23.5));
  expect(await retryFailed(server.db, server.clock)).toBe(1);
  const well = await smtp();
  const mended = smtpTransport(well.url, 'no-reply@outline.example');
  expect(await send(mended)).toBe(true);
  expect(well.received).toHaveLength(1);
  expect(await retryFailed(server.db, server.clock)).toBe(0);
  await server.db.deleteFrom('outbox').execute();
  transport.close();
  mended.close();
  await well.close();
});

it('keeps what failed for a week, and nothing after it', async () => {
  const failedAt = server.clock.now();
  await writePlain();
  await server.db.updateTable('outbox').set({ failedAt }).execute();
  server.clock.advance(days(7) - seconds(1));
  await forgetFailed(server.db, server.clock);
  expect(await waiting()).toMatchObject([{ sealed: expect.any(String) }]);
  server.clock.advance(seconds(1));
  expect(await retryFailed(server.db, server.clock)).toBe(0);
  await forgetFailed(server.db, server.clock);
  expect(await waiting()).toMatchObject([{ sealed: null }]);
  await server.db.deleteFrom('outbox').execute();
});

it.each([-1, 0, 1])('sends a mail only until what it carries ends (%i seconds before)', async (left) => {
  const sent: string[] = [];
  const transport: MailTransport = {
    description: '',
    close: () => undefined,
    send: async ({ id }) => void sent.push(id),
  };
  await write('vi');
  server.clock.advance(minutes(10) - seconds(left));
  expect(await send(transport)).toBe(true);
  expect(sent).toHaveLength(left > 0 ? 1 : 0);
  const rows = await server.db.selectFrom('outbox').select(['failure', 'sealed']).execute();
  expect(rows).toEqual([{ failure: left > 0 ? null : 'expired', sealed: null }]);
  expect(await retryFailed(server.db, server.clock)).toBe(0);
  await server.db.deleteFrom('outbox').execute();
});

/** An SMTP server that takes its time: before it greets, before it says that it has the mail, or for ever. */
async function slowServer({ greets = 0, takes = 0, drips = false }) {
  const accepted: string[] = [];
  const sockets = new Set<Socket>();
  const listening = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    const dripping = drips && setInterval(() => socket.write('220-x\r\n'), 100);
    socket.on('close', () => dripping && clearInterval(dripping));
    if (!drips) setTimeout(() => socket.write('220 slow\r\n'), greets);
    let isText = false;
    createInterface({ input: socket }).on('line', (line) => {
      if (isText && line !== '.') return;
      if (isText) {
        accepted.push('one');
        setTimeout(() => socket.write('250 taken\r\n'), takes);
      } else if (line === 'QUIT') socket.end('221 bye\r\n');
      else socket.write(line === 'DATA' ? '354 go on\r\n' : '250 well\r\n');
      isText = !isText && line === 'DATA';
    });
  });
  await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve));
  const { port } = listening.address() as AddressInfo;
  const close = () => {
    for (const socket of sockets) socket.destroy();
    listening.close();
  };
  return { url: `smtp://127.0.0.1:${port}`, accepted, close };
}

it('waits for a server that greets after 15 seconds, and sends no copy to one that answers after 20', async () => {
  const kinds = await Promise.all([slowServer({ greets: 15_000 }), slowServer({ takes: 20_500 })]);
  await write('vi', '000001');
  await write('vi', '000002');
  const carriers = kinds.map(({ url }) => smtpTransport(url, 'no-reply@outline.example'));
  expect(await Promise.all(carriers.map(send))).toEqual([true, true]);
  expect(await waiting()).toEqual([]);
  expect(kinds.map(({ accepted }) => accepted.length)).toEqual([1, 1]);
  for (const one of [...kinds, ...carriers]) one.close();
});

it('leaves a server that drips its answer, and hangs up', async () => {
  const target = await slowServer({ drips: true });
  await write('vi');
  const transport = smtpTransport(target.url, 'no-reply@outline.example', 1000);
  const begun = performance.now();
  expect(await send(transport)).toBe(true);
  expect(performance.now() - begun).toBeLessThan(5000);
  expect(await waiting()).toMatchObject([{ attempts: 1, failedAt: null }]);
  await server.db.deleteFrom('outbox').execute();
  transport.close();
  target.close();
});

it('sends one mail once with two processes on the outbox', async () => {
  const target = await smtp();
  const carriers = [1, 2].map(() => smtpTransport(target.url, 'no-reply@outline.example'));
  for (let n = 0; n < 6; n++) await write('vi', `00000${n}`);
  await Promise.all(
    carriers.map(async (transport) => {
      while (await send(transport));
    }),
  );
  expect(target.received).toHaveLength(6);
  for (const transport of carriers) transport.close();
  await target.close();
});

it('retries a mail that a crashed process was sending', async () => {
  await write('vi');
  let taken: () => void = () => undefined;
  const inHand = new Promise<void>((resolve) => {
    taken = resolve;
  });
  const crashed: MailTransport = {
    description: '',
    close: () => undefined,
    send: () => {
      taken();
      return new Promise(() => undefined);
    },
  };
  void send(crashed);
  const kept: string[] = [];
  const transport: MailTransport = { ...crashed, send: async ({ to }) => void kept.push(to) };
  await inHand;
  expect(await send(transport)).toBe(false);
  server.clock.advance(minutes(3));
  expect(await send(transport)).toBe(true);
  expect(kept).toEqual(['reader@example.com']);
});

it('writes files readable by the owner only, without an SMTP server', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'outline-mails-'));
  const transport = fileTransport(join(folder, 'outbox'), 'Outline <no-reply@outline.example>');
  await write('vi');
  await send(transport);
  const [name = ''] = await readdir(join(folder, 'outbox'));
  expect(name).toMatch(/\.eml$/);
  const path = join(folder, 'outbox', name);
  expect((await stat(path)).mode & 0o077).toBe(0);
  const mail = await PostalMime.parse(await readFile(path));
  expect(mail.to).toEqual([{ address: 'reader@example.com', name: '' }]);
  await rm(folder, { recursive: true });
});

it('[10] never logs a code', () => {
  expect(said.length).toBeGreaterThan(10);
  // The ids of mails may contain the same digits.
  const text = JSON.stringify(said).replaceAll(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, 'id');
  expect(text).not.toMatch(/012345|00000\d/);
});

it('logs no recipient, only the mail’s id in the outbox', () => {
  expect(said.some(([what]) => 'mail' in what)).toBe(true);
  expect(JSON.stringify(said)).not.toContain('@');
});

it('discards the mail when its change is rolled back', async () => {
  const failing = inTransaction(server.db, async (tx) => {
    await enqueue(tx, server.deps, {
      to: 'a@b.example',
      template: 'testMail',
      language: 'vi',
      values: {},
    });
    throw new Error('rolled back');
  });
  await expect(failing).rejects.toThrow('rolled back');
  expect(await waiting()).toEqual([]);
});
