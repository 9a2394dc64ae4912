import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inTransaction } from '../../server/db/guard';
import { enqueue } from '../../server/mail/outbox';
import { sendNext } from '../../server/mail/sender';
import { fileTransport, type MailTransport, smtpTransport } from '../../server/mail/transports';
import { hours, seconds } from '../../server/platform/clock';
import { buildTestApp, type TestApp } from '../support/server/testApp';

let server: TestApp;
const said: Array<[object, string]> = [];
const log = {
  info: (what: object, message: string) => void said.push([what, message]),
  warn: (what: object, message: string) => void said.push([what, message]),
};
beforeAll(async () => {
  server = await buildTestApp();
});
afterAll(() => server.close());

const write = (language: 'vi' | 'en', code = '012345', to = 'reader@example.com') =>
  inTransaction(server.db, (tx) =>
    enqueue(tx, server.deps, { to, template: 'verifyEmail', language, values: { name: 'Thu <Hà>', code } }),
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
  await write('vi');
  expect(await send(transport)).toBe(true);
  expect(await send(transport)).toBe(false);
  server.clock.advance(seconds(5));
  expect(await send(transport)).toBe(true);
  await target.close();
  for (let n = 0; n < 10; n++) {
    server.clock.advance(hours(1));
    await send(transport);
  }
  expect(await waiting()).toEqual([{ attempts: 9, failedAt: expect.any(Date), sealed: null }]);
  await server.db.deleteFrom('outbox').execute();
  transport.close();
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
  server.clock.advance(seconds(60));
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
  expect(JSON.stringify(said)).not.toMatch(/012345|00000\d/);
});

it('logs no recipient, only the mail’s id in the outbox', () => {
  expect(said.some(([what]) => 'mail' in what)).toBe(true);
  expect(JSON.stringify(said)).not.toContain('@');
});

it('discards the mail when its change is rolled back', async () => {
  const failing = inTransaction(server.db, async (tx) => {
    await enqueue(tx, server.deps, {
      to: 'a@b.example',
      template: 'verifyEmail',
      language: 'vi',
      values: { code: '1' },
    });
    throw new Error('rolled back');
  });
  await expect(failing).rejects.toThrow('rolled back');
  expect(await waiting()).toEqual([]);
});
