import { resolve } from 'node:path';
import type { Currency } from '../../contract/currencies';
import { passwordLength } from '../../contract/passwords';
import type { SiteContact } from '../../contract/site';
import { isEmail } from './emailAddress';
import { type GatewaySettings, readGateways } from './gatewaySettings';
import { readS3 } from './s3Settings';
import {
  readAmounts,
  readFlag,
  readNetworks,
  readNumber,
  readUrl,
  readWallets,
  readWord,
  SettingError,
  type Settings,
  settingsOf,
  type WalletAmounts,
} from './settings';
import { type SettingName, settingTable } from './settingTable';
import { strangeSettings } from './strangeSettings';
import { withoutEndSlashes } from './text';
import { isWellKnown } from './wellKnownPasswords';

/** Every setting of the server, read once (decisions.md, Server settings). */
export interface Config {
  port: number;
  host: string;
  /** Public URL of the site; null until the port is known (PORT=0). */
  publicUrl: string | null;
  dataDir: string;
  databaseUrl: string | null;
  /** The role that owns and migrates the tables; null when the application's role does. */
  databaseOwnerUrl: string | null;
  /** A streaming replica that lists, search, dashboard and exports may read. */
  databaseReadUrl: string | null;
  /** The most connections of this process to each database. */
  databasePoolSize: number;
  /** What this process does: serve, work in the background, or both. */
  role: (typeof settingTable.ROLE.type)[number];
  /** Seconds between the stop signal and closing the port, in which a load balancer notices `/api/ready`. */
  drainSeconds: number;
  /** Valkey or Redis for rate limits; null counts in the database. */
  redisUrl: string | null;
  smtpUrl: string | null;
  mailFrom: string;
  jwtSecret: string | null;
  /** Earlier secrets, for reading only, and the next one while it is being rolled out. */
  previousSecrets: string[];
  admin: { email: string; password: string } | null;
  google: { clientId: string; clientSecret: string; issuer: string } | null;
  /** S3-compatible bucket for pictures; null stores them in the data directory. */
  s3: ReturnType<typeof readS3>;
  gateways: GatewaySettings;
  contact: SiteContact;
  /** Amounts in the smallest unit above which moving money requires a second person (studio.md section 2). */
  secondPersonOver: Record<Currency, number>;
  /** Diamonds and gold that one person may give or take alone, and at all, in 24 hours. */
  grants: { secondPersonOver: WalletAmounts; dailyCap: WalletAmounts };
  /** What one player may buy in 24 hours: amounts in the smallest unit, and completed payments. */
  playerDaily: { amount: Record<Currency, number>; count: number };
  metricsPort: number | null;
  rateLimits: boolean;
  /** Whether browsers may keep the page for use offline. */
  serviceWorker: boolean;
  /** Networks whose X-Forwarded-For is trusted; null trusts none. */
  trustProxy: string[] | null;
  /** Null means automatic: true for an empty embedded database, except in production. */
  seedDemo: boolean | null;
  production: boolean;
  /** Whether staff need a second factor. */
  secondFactorRequired: boolean;
  logLevel: (typeof settingTable.LOG_LEVEL.type)[number];
  /** A line for each environment variable that looks like a misspelt setting. */
  strange: string[];
}

/** Reads and validates the settings. Throws a SettingError that names the invalid one. */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const settings = settingsOf(env);
  const port = readNumber(settings, 'PORT', { min: 0, max: 65535 });
  const host = settings('HOST') ?? '';
  const databaseUrl = readUrl(settings, 'DATABASE_URL', ['postgres:', 'postgresql:']);
  // A misspelt `production` would open the sandbox to everyone, so unknown values stop the server from starting.
  const production = readWord(settings, 'NODE_ENV', settingTable.NODE_ENV.type) === 'production';
  const contact = readContact(settings);
  const fallback = production ? 'required' : 'optional';
  const secondFactor = readWord(settings, 'STAFF_2FA', settingTable.STAFF_2FA.type, fallback);
  return {
    port,
    host,
    publicUrl: publicUrl(settings, host, port),
    dataDir: resolve(settings('DATA_DIR') ?? ''),
    databaseUrl,
    databaseOwnerUrl: besideDatabase(settings, 'DATABASE_OWNER_URL', databaseUrl),
    databaseReadUrl: besideDatabase(settings, 'DATABASE_READ_URL', databaseUrl),
    databasePoolSize: readNumber(settings, 'DATABASE_POOL_SIZE', { min: 2, max: 500 }),
    role: role(settings, databaseUrl),
    drainSeconds: readNumber(settings, 'DRAIN_SECONDS', { min: 0, max: 60 }),
    redisUrl: readUrl(settings, 'REDIS_URL', ['redis:', 'rediss:']),
    smtpUrl: readUrl(settings, 'SMTP_URL', ['smtp:', 'smtps:']),
    mailFrom: mailFrom(settings),
    jwtSecret: jwtSecret(settings, databaseUrl !== null),
    previousSecrets: previousSecrets(settings),
    admin: admin(settings),
    google: google(settings),
    s3: readS3(settings),
    gateways: readGateways(settings, production, contact),
    contact,
    secondPersonOver: readAmounts(settings, 'REFUND_SECOND_PERSON_OVER'),
    grants: {
      secondPersonOver: readWallets(settings, 'GRANT_SECOND_PERSON_OVER'),
      dailyCap: readWallets(settings, 'GRANT_DAILY_CAP'),
    },
    playerDaily: {
      amount: readAmounts(settings, 'PLAYER_DAILY_AMOUNT'),
      count: readNumber(settings, 'PLAYER_DAILY_COUNT', { min: 1, max: 10_000 }),
    },
    metricsPort: settings('METRICS_PORT')
      ? readNumber(settings, 'METRICS_PORT', { min: 0, max: 65535 })
      : null,
    rateLimits: readFlag(settings, 'RATE_LIMITS') === true,
    serviceWorker: readFlag(settings, 'SERVICE_WORKER') === true,
    trustProxy: readNetworks(settings, 'TRUST_PROXY'),
    seedDemo: readFlag(settings, 'SEED_DEMO'),
    production,
    secondFactorRequired: secondFactor === 'required',
    logLevel: readWord(settings, 'LOG_LEVEL', settingTable.LOG_LEVEL.type),
    strange: strangeSettings(env),
  };
}

/** The site's default URL for a host and port. */
export function defaultPublicUrl(host: string, port: number): string {
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return `http://${name}:${port}`;
}

function publicUrl(settings: Settings, host: string, port: number): string | null {
  const given = readUrl(settings, 'PUBLIC_URL', ['http:', 'https:']);
  if (given) return withoutEndSlashes(given);
  return port === 0 ? null : defaultPublicUrl(host, port);
}

function besideDatabase(settings: Settings, name: SettingName, databaseUrl: string | null): string | null {
  const url = readUrl(settings, name, ['postgres:', 'postgresql:']);
  if (url && !databaseUrl) throw new SettingError(name, 'needs DATABASE_URL');
  return url;
}

function role(settings: Settings, databaseUrl: string | null): Config['role'] {
  const given = readWord(settings, 'ROLE', settingTable.ROLE.type);
  if (given !== 'both' && !databaseUrl) {
    throw new SettingError('ROLE', 'needs DATABASE_URL: the embedded database has one process');
  }
  return given;
}

function mailFrom(settings: Settings): string {
  const from = settings('MAIL_FROM') ?? '';
  if (!/^(?:[^<>\r\n]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/.test(from)) {
    throw new SettingError('MAIL_FROM', 'must be an address such as "Outline <no-reply@example.com>"');
  }
  return from;
}

function jwtSecret(settings: Settings, required: boolean): string | null {
  const secret = settings('JWT_SECRET');
  if (!secret && required) throw new SettingError('JWT_SECRET', 'is required together with DATABASE_URL');
  if (secret && secret.length < 32) throw new SettingError('JWT_SECRET', 'must have at least 32 characters');
  return secret;
}

function previousSecrets(settings: Settings): string[] {
  const secrets = settings('JWT_SECRET_PREVIOUS')?.split(/\s+/) ?? [];
  if (secrets.some(({ length }) => length < 32)) {
    throw new SettingError(
      'JWT_SECRET_PREVIOUS',
      'must list secrets of at least 32 characters, separated by spaces',
    );
  }
  return secrets;
}

function admin(settings: Settings): Config['admin'] {
  const email = settings('ADMIN_EMAIL');
  const password = settings('ADMIN_PASSWORD');
  if (!email && !password) return null;
  if (!email) throw new SettingError('ADMIN_EMAIL', 'is required together with ADMIN_PASSWORD');
  if (!password) throw new SettingError('ADMIN_PASSWORD', 'is required together with ADMIN_EMAIL');
  if (!/^[^\s@]+@[^\s@]+$/.test(email)) throw new SettingError('ADMIN_EMAIL', 'must be an e-mail address');
  if (password.length < passwordLength.min)
    throw new SettingError('ADMIN_PASSWORD', `must have at least ${passwordLength.min} characters`);
  if (isWellKnown(password)) {
    throw new SettingError(
      'ADMIN_PASSWORD',
      'is among the passwords that attackers try first; choose another',
    );
  }
  return { email, password };
}

function google(settings: Settings): Config['google'] {
  const clientId = settings('GOOGLE_CLIENT_ID');
  const clientSecret = settings('GOOGLE_CLIENT_SECRET');
  const issuer = readUrl(settings, 'GOOGLE_ISSUER', ['https:', 'http:']) ?? '';
  if (!clientId && !clientSecret) return null;
  if (!clientId) throw new SettingError('GOOGLE_CLIENT_ID', 'is required together with GOOGLE_CLIENT_SECRET');
  if (!clientSecret)
    throw new SettingError('GOOGLE_CLIENT_SECRET', 'is required together with GOOGLE_CLIENT_ID');
  return { clientId, clientSecret, issuer };
}

/** Support contact and seller (decisions.md, Support and seller). */
function readContact(settings: Settings): SiteContact {
  const supportEmail = settings('SUPPORT_EMAIL');
  if (supportEmail && !isEmail(supportEmail)) {
    throw new SettingError('SUPPORT_EMAIL', 'must be an e-mail address');
  }
  const name = settings('SELLER_NAME');
  const address = settings('SELLER_ADDRESS');
  if (name && !address) throw new SettingError('SELLER_ADDRESS', 'is required together with SELLER_NAME');
  if (address && !name) throw new SettingError('SELLER_NAME', 'is required together with SELLER_ADDRESS');
  return { supportEmail, seller: name && address ? { name, address } : null };
}
