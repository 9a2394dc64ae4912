import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { minutes } from '../../../server/platform/clock';
import { bucketServer } from '../../support/server/bucket';
import { outline } from '../../support/server/commandLine';
import { postgresUrl } from '../../support/server/database';
import { type ServerHome, serverHome } from '../../support/server/home';
import { payosKeys } from '../../support/server/payosStandInLinks';
import { spawnServer } from '../../support/server/process';
import { RedisServer, redisProgram } from '../../support/server/redis';

let home: ServerHome;
let bucket: Awaited<ReturnType<typeof bucketServer>>;
let skew = 0;
const redis = new RedisServer();
const mails = new SMTPServer({
  secure: false,
  allowInsecureAuth: true,
  onAuth: ({ username, password }, _session, done) =>
    password === 'right' ? done(null, { user: username }) : done(new Error('Invalid username or password')),
});
const gateway = createServer((_request, response) => {
  response.setHeader('date', new Date(Date.now() + skew).toUTCString());
  response.writeHead(404).end();
});
const portOf = (server: { address(): string | AddressInfo | null }) => (server.address() as AddressInfo).port;
const mailPort = () => portOf(mails.server);

beforeAll(async () => {
  home = await serverHome({ migrated: true });
  bucket = await bucketServer();
  await redis.start();
  await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve));
  await new Promise<void>((resolve) => mails.listen(0, '127.0.0.1', () => resolve()));
});
afterAll(async () => {
  await redis.stop();
  await bucket.close();
  gateway.close();
  await new Promise<void>((resolve) => mails.close(resolve));
  await home.remove();
});

const everything = () => ({
  ...home.env,
  REDIS_URL: redis.url,
  SMTP_URL: `smtp://outline:right@127.0.0.1:${mailPort()}?ignoreTLS=true`,
  S3_ENDPOINT: bucket.settings.endpoint,
  S3_BUCKET: bucket.settings.bucket,
  S3_REGION: bucket.settings.region,
  S3_ACCESS_KEY_ID: bucket.settings.accessKeyId,
  S3_SECRET_ACCESS_KEY: bucket.settings.secretAccessKey,
  PAYMENT_GATEWAY: 'payos',
  PAYOS_CLIENT_ID: payosKeys.clientId,
  PAYOS_API_KEY: payosKeys.apiKey,
  PAYOS_CHECKSUM_KEY: payosKeys.checksumKey,
  PAYOS_URL: `http://127.0.0.1:${portOf(gateway)}`,
});

it.skipIf(!redisProgram)('is content when everything that the settings name responds', async () => {
  const { done, lines } = await outline(everything(), 'check');
  expect(lines).toEqual([
    'ok     settings: complete',
    postgresUrl
      ? expect.stringMatching(/^ok {5}database: PostgreSQL \d+\S*.*, statement timeout 20s$/)
      : 'ok     database: embedded',
    'ok     migrations: all have run',
    'ok     history: append-only by triggers',
    ...(postgresUrl ? [expect.stringMatching(/^ok {5}archive: off: /)] : []),
    ...(postgresUrl ? [expect.stringMatching(/^ok {5}clock of the database: \d\.\d s apart$/)] : []),
    'ok     Redis: PONG',
    'ok     pictures: written, read and deleted in outline',
    `ok     mail: signed in to the SMTP server 127.0.0.1:${mailPort()}`,
    expect.stringMatching(/^ok {5}PAYOS_URL: 127\.0\.0\.1:\d+ responds, clocks \d\.\d s apart$/),
  ]);
  expect(done).toBe(true);
});

it('prints a line for each that fails, and goes on', async () => {
  skew = minutes(2);
  const { done, lines } = await outline(
    {
      ...everything(),
      REDIS_URL: 'redis://127.0.0.1:9',
      S3_BUCKET: 'missing',
      SMTP_URL: `smtp://outline:wrong@127.0.0.1:${mailPort()}?ignoreTLS=true`,
    },
    'check',
  );
  expect(done).toBe(false);
  expect(lines.filter((line) => line.startsWith('fails'))).toEqual([
    expect.stringMatching(/^fails {2}Redis: /),
    expect.stringMatching(/^fails {2}pictures: .*\(S3_ENDPOINT returned 404\)$/),
    expect.stringMatching(/^fails {2}mail: Invalid login/),
    // A header has whole seconds, and its response takes its time on a busy machine.
    expect.stringMatching(/^fails {2}PAYOS_URL: 1[12]\d\.\d s apart; at most 15 s are right$/),
  ]);
  skew = 0;
});

it('names a wrong setting', async () => {
  expect(await outline({ ...home.env, PORT: 'eighty' }, 'check')).toEqual({
    done: false,
    lines: ['fails  settings: PORT must be a whole number from 0 to 65535'],
  });
});

it.skipIf(!postgresUrl)(
  'tells a database that it cannot sign in to, migrations to run, and a missing timeout',
  async () => {
    const own = await serverHome({ migrated: true });
    const other = new URL(own.env.DATABASE_URL ?? '');
    other.password = 'wrong';
    const { done, lines } = await outline({ ...own.env, DATABASE_URL: other.href }, 'check');
    expect([done, lines[1]]).toEqual([
      false,
      expect.stringMatching(/^fails {2}database: password authentication failed/),
    ]);
    expect(lines).toContain('ok     mail: written to files, as SMTP_URL is unset');
    await own.inDatabase((db) => sql`delete from migrations where name = '001_schema'`.execute(db));
    expect((await outline(own.env, 'check')).lines).toContain(
      'fails  migrations: some have yet to run: outline migrate',
    );
    await own.remove();
  },
);

it.skipIf(postgresUrl)('is made by the server while one has the embedded database open', async () => {
  const server = spawnServer(home.env);
  await server.ready();
  const { done, lines } = await outline(home.env, 'check');
  expect([done, lines]).toEqual([true, expect.arrayContaining(['ok     migrations: all have run'])]);
  await server.kill('SIGTERM');
});
