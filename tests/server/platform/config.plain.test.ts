import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isSandboxPublic } from '../../../server/payments/gateways/sandboxWarning';
import { readConfig } from '../../../server/platform/config';
import { settingNames } from '../../../server/platform/settingTable';

const wrong = (env: Record<string, string>) => () => readConfig(env);

const s3 = {
  S3_ENDPOINT: 'https://s3.example/',
  S3_BUCKET: 'outline',
  S3_REGION: 'eu',
  S3_ACCESS_KEY_ID: 'id',
  S3_SECRET_ACCESS_KEY: 'secret',
};

it('has a default for everything', () => {
  expect(readConfig({})).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    publicUrl: 'http://127.0.0.1:3000',
    databaseUrl: null,
    rateLimits: true,
    serviceWorker: true,
    trustProxy: null,
    seedDemo: null,
    playerDaily: { amount: { VND: 20_000_000, USD: 80_000 }, count: 20 },
    gateways: { offered: ['sandbox'], payos: null, vnpay: null },
    contact: { supportEmail: null, seller: null },
    redisUrl: null,
    s3: null,
  });
});

it('reads the five settings of a bucket, and its public address if any', () => {
  expect(readConfig(s3).s3).toEqual({
    endpoint: 'https://s3.example',
    bucket: 'outline',
    region: 'eu',
    accessKeyId: 'id',
    secretAccessKey: 'secret',
    publicUrl: null,
  });
  expect(readConfig({ ...s3, S3_PUBLIC_URL: 'https://cdn.example/' }).s3?.publicUrl).toBe(
    'https://cdn.example',
  );
});

it('reads what one player may buy in a day; a currency that is not named keeps its default', () => {
  expect(readConfig({ PLAYER_DAILY_AMOUNT: '5000000 VND', PLAYER_DAILY_COUNT: '3' }).playerDaily).toEqual({
    amount: { VND: 5_000_000, USD: 80_000 },
    count: 3,
  });
  expect(wrong({ PLAYER_DAILY_AMOUNT: '1.5 VND' })).toThrow('PLAYER_DAILY_AMOUNT must be');
  expect(wrong({ PLAYER_DAILY_COUNT: '0' })).toThrow('PLAYER_DAILY_COUNT');
});

it('reads and trims settings, and treats an empty value as unset', () => {
  const config = readConfig({
    PORT: ' 8080 ',
    HOST: '0.0.0.0',
    PUBLIC_URL: 'https://outline.example/',
    RATE_LIMITS: 'off',
    SEED_DEMO: 'false',
    TRUST_PROXY: '10.0.0.0/8, loopback',
    SMTP_URL: '',
  });
  expect(config).toMatchObject({
    port: 8080,
    publicUrl: 'https://outline.example',
    rateLimits: false,
    seedDemo: false,
    trustProxy: ['10.0.0.0/8', 'loopback'],
    smtpUrl: null,
  });
  expect(readConfig({ HOST: '0.0.0.0' }).publicUrl).toBe('http://localhost:3000');
});

it.each([
  [{ PORT: 'http' }, 'PORT must be'],
  [{ PORT: '70000' }, 'PORT must be'],
  [{ PUBLIC_URL: 'outline.example' }, 'PUBLIC_URL must be'],
  [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL must be'],
  [{ DATABASE_URL: 'postgres://x/y' }, 'JWT_SECRET is required'],
  [{ JWT_SECRET: 'short' }, 'JWT_SECRET must have'],
  [{ SMTP_URL: 'mail.example' }, 'SMTP_URL must be'],
  [{ MAIL_FROM: 'Outline\r\nBcc: x@y.z' }, 'MAIL_FROM must be'],
  [{ ADMIN_EMAIL: 'a@b.c' }, 'ADMIN_PASSWORD is required'],
  [{ ADMIN_PASSWORD: 'long enough' }, 'ADMIN_EMAIL is required'],
  [{ ADMIN_EMAIL: 'x', ADMIN_PASSWORD: 'long enough' }, 'ADMIN_EMAIL must be'],
  [{ ADMIN_EMAIL: 'a@b.c', ADMIN_PASSWORD: 'password' }, 'ADMIN_PASSWORD is among'],
  [{ ADMIN_EMAIL: 'a@b.c', ADMIN_PASSWORD: 'Outline123' }, 'ADMIN_PASSWORD is among'],
  [{ GOOGLE_CLIENT_ID: 'x' }, 'GOOGLE_CLIENT_SECRET is required'],
  [{ NODE_ENV: 'prodution' }, 'NODE_ENV must be one of development, test, production'],
  [{ SUPPORT_EMAIL: 'help' }, 'SUPPORT_EMAIL must be'],
  [{ SELLER_NAME: 'Outline JSC' }, 'SELLER_ADDRESS is required'],
  [{ SELLER_ADDRESS: '1 Lê Lợi' }, 'SELLER_NAME is required'],
  [{ RATE_LIMITS: 'maybe' }, 'RATE_LIMITS must be'],
  [{ TRUST_PROXY: 'true' }, 'TRUST_PROXY must be'],
  [{ TRUST_PROXY: '10.0.0.0/40' }, 'TRUST_PROXY must be'],
  [{ SEED_DEMO: '2' }, 'SEED_DEMO must be'],
  [{ METRICS_PORT: '-1' }, 'METRICS_PORT must be'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be'],
  [{ S3_ENDPOINT: 'https://s3.example' }, 'S3_BUCKET is required together with S3_ENDPOINT'],
  [{ S3_PUBLIC_URL: 'https://cdn.example' }, 'S3_ENDPOINT is required together with S3_PUBLIC_URL'],
  [{ ...s3, S3_SECRET_ACCESS_KEY: '' }, 'S3_SECRET_ACCESS_KEY is required'],
  [{ ...s3, S3_ENDPOINT: 's3.example' }, 'S3_ENDPOINT must be'],
  [{ ...s3, S3_BUCKET: 'a/b' }, 'S3_BUCKET must be'],
  [{ REDIS_URL: 'localhost:6379' }, 'REDIS_URL must be'],
] as Array<[Record<string, string>, string]>)('names the wrong setting: %o', (env, message) => {
  expect(wrong(env)).toThrow(message);
});

it('detects a sandbox that is reachable from outside', () => {
  const open = readConfig({});
  const isOpen = (url: string) => isSandboxPublic(open, url);
  expect(['https://outline.vn', 'https://203.0.113.7:8443'].map(isOpen)).toEqual([true, true]);
  const closed = [
    'http://outline.vn',
    'https://localhost:3000',
    'https://192.168.1.20',
    'https://[::1]:3000',
    'https://outline.local',
    'https://buildbox',
  ];
  expect(closed.map(isOpen)).toEqual(closed.map(() => false));
  expect(isSandboxPublic(readConfig({ PAYMENT_GATEWAY: 'none' }), 'https://outline.vn')).toBe(false);
});

it('requires a second factor for staff in production, unless configured otherwise', () => {
  const wanted = (env: Record<string, string>) =>
    readConfig({ PAYMENT_GATEWAY: 'none', ...env }).secondFactorRequired;
  expect([wanted({}), wanted({ NODE_ENV: 'production' })]).toEqual([false, true]);
  expect(wanted({ STAFF_2FA: 'required' })).toBe(true);
  expect(wanted({ NODE_ENV: 'production', STAFF_2FA: 'optional' })).toBe(false);
  expect(wrong({ STAFF_2FA: 'yes' })).toThrow('STAFF_2FA must be one of required, optional');
});

describe('a setting in a file', () => {
  const secret = 'a secret for tests that is long enough';
  const withFile = async (content: string, work: (file: string) => void) => {
    const folder = await mkdtemp(join(tmpdir(), 'outline-settings-'));
    await writeFile(join(folder, 'setting'), content);
    try {
      work(join(folder, 'setting'));
    } finally {
      await rm(folder, { recursive: true });
    }
  };

  it('is read and trimmed, for any setting', async () => {
    await withFile(`${secret}\n`, (JWT_SECRET_FILE) =>
      expect(readConfig({ JWT_SECRET_FILE }).jwtSecret).toBe(secret),
    );
    await withFile(' 8080 \n', (PORT_FILE) => expect(readConfig({ PORT_FILE }).port).toBe(8080));
    await withFile('key of the bucket', (S3_SECRET_ACCESS_KEY_FILE) => {
      const { S3_SECRET_ACCESS_KEY: _, ...others } = s3;
      const read = readConfig({ ...others, S3_SECRET_ACCESS_KEY_FILE }).s3;
      expect(read?.secretAccessKey).toBe('key of the bucket');
    });
  });

  it('stops the start when it is set twice, missing, empty or wrong', async () => {
    await withFile(secret, (JWT_SECRET_FILE) =>
      expect(wrong({ JWT_SECRET_FILE, JWT_SECRET: secret })).toThrow(
        'JWT_SECRET and JWT_SECRET_FILE are both set; set one of them',
      ),
    );
    expect(wrong({ SMTP_URL_FILE: '/none/at/all' })).toThrow(
      'SMTP_URL_FILE cannot be read: ENOENT /none/at/all',
    );
    await withFile(' \n', (JWT_SECRET_FILE) =>
      expect(wrong({ JWT_SECRET_FILE })).toThrow(`JWT_SECRET_FILE names an empty file: ${JWT_SECRET_FILE}`),
    );
    await withFile('short', (JWT_SECRET_FILE) =>
      expect(wrong({ JWT_SECRET_FILE })).toThrow('JWT_SECRET must have at least 32 characters'),
    );
  });
});

describe('a name that is none of the settings', () => {
  const strange = (env: Record<string, string>) => readConfig(env).strange;

  it('is named with the nearest one when it looks misspelt', () => {
    expect(strange({ DATABSE_URL: 'x', SMTP_URI: 'x', JWT_SECRETS: 'x', PAYMENT_GATEWAYS: 'x' })).toEqual([
      'DATABSE_URL is no setting; is DATABASE_URL meant?',
      'JWT_SECRETS is no setting; is JWT_SECRET meant?',
      'PAYMENT_GATEWAYS is no setting; is PAYMENT_GATEWAY meant?',
      'SMTP_URI is no setting; is SMTP_URL meant?',
    ]);
    expect(strange({ DATABASE_ULR_FILE: 'x', trust_proxy: 'x', LOGLEVEL: 'x' })).toEqual([
      'DATABASE_ULR_FILE is no setting; is DATABASE_URL meant?',
      'LOGLEVEL is no setting; is LOG_LEVEL meant?',
      'trust_proxy is no setting; is TRUST_PROXY meant?',
    ]);
    expect(strange({ PAYOS_SECRET: 'x' })).toEqual([expect.stringContaining('PAYOS_SECRET is no setting')]);
  });

  it('is named for each letter left out of each setting of eight letters and more', () => {
    const long = settingNames.filter((name) => name.length >= 8);
    const missed = long.filter((name) =>
      [...name].some((_, at) => {
        const typed = name.slice(0, at) + name.slice(at + 1);
        return !settingNames.some((one) => one === typed) && strange({ [typed]: 'x' }).length === 0;
      }),
    );
    expect(missed).toEqual([]);
  });

  it('is left alone when it belongs to others', () => {
    const foreign = {
      PATH: '/bin',
      HOME: '/root',
      HOSTNAME: 'x',
      MAIL: '/var/mail',
      LANG: 'C',
      NODE_OPTIONS: 'x',
      NODE_PATH: 'x',
      TZ: 'UTC',
      REDIS_PORT: 'tcp://x',
      POSTGRES_PORT: 'x',
      LOGNAME: 'root',
      PORTS: 'x',
      AWS_REGION: 'x',
      CI: 'true',
      NODE_VERSION: 'x',
      YARN_VERSION: 'x',
      npm_config_cache: 'x',
      KUBERNETES_SERVICE_HOST: 'x',
      KUBERNETES_PORT: 'x',
      SSH_CLIENT: 'x',
      USER: 'x',
      GOOGLE_APPLICATION_CREDENTIALS: 'x',
      TEST_DATABASE_URL: 'x',
      OUTLINE_VERSION: 'x',
    };
    expect(strange(foreign)).toEqual([]);
  });
});
