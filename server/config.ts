import { resolve } from 'node:path';
import type { SiteContact } from '../contract/site';
import { isEmail } from './emailAddress';
import { readS3 } from './images/s3Settings';
import {
  readFlag,
  readNetworks,
  readNumber,
  readUrl,
  readWord,
  SettingError,
  type Settings,
} from './settings';
import { withoutEndSlashes } from './text';

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
  /** Valkey or Redis for rate limits; null counts in the database. */
  redisUrl: string | null;
  smtpUrl: string | null;
  mailFrom: string;
  jwtSecret: string | null;
  admin: { email: string; password: string } | null;
  google: { clientId: string; clientSecret: string; issuer: string } | null;
  /** S3-compatible bucket for pictures; null stores them in the data directory. */
  s3: ReturnType<typeof readS3>;
  /** Payment gateways in order of preference; an empty list closes the shop. */
  gateways: readonly 'sandbox'[];
  contact: SiteContact;
  metricsPort: number | null;
  rateLimits: boolean;
  /** Networks whose X-Forwarded-For is trusted; null trusts none. */
  trustProxy: string[] | null;
  /** null means automatic: true for an empty embedded database, except in production. */
  seedDemo: boolean | null;
  production: boolean;
  /** Whether staff need a second factor. */
  secondFactorRequired: boolean;
  logLevel: (typeof logLevels)[number];
}
/** A misspelt `production` would open the sandbox to everyone, so unknown values stop the start. */
const environments = ['development', 'test', 'production'] as const;
const logLevels = ['debug', 'info', 'warn', 'error', 'silent'] as const;

/** Reads and validates the settings. Throws a SettingError that names the invalid one. */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const settings: Settings = (name) => env[name]?.trim() || null;
  const port = readNumber(settings, 'PORT', 3000, { min: 0, max: 65535 });
  const host = settings('HOST') ?? '127.0.0.1';
  const databaseUrl = readUrl(settings, 'DATABASE_URL', ['postgres:', 'postgresql:']);
  const production = readWord(settings, 'NODE_ENV', environments, 'development') === 'production';
  return {
    port,
    host,
    publicUrl: publicUrl(settings, host, port),
    dataDir: resolve(settings('DATA_DIR') ?? './data'),
    databaseUrl,
    databaseOwnerUrl: databaseOwnerUrl(settings, databaseUrl),
    redisUrl: readUrl(settings, 'REDIS_URL', ['redis:', 'rediss:']),
    smtpUrl: readUrl(settings, 'SMTP_URL', ['smtp:', 'smtps:']),
    mailFrom: mailFrom(settings),
    jwtSecret: jwtSecret(settings, databaseUrl !== null),
    admin: admin(settings),
    google: google(settings),
    s3: readS3(settings),
    gateways: gateways(settings, production),
    contact: contact(settings),
    metricsPort: settings('METRICS_PORT')
      ? readNumber(settings, 'METRICS_PORT', 0, { min: 0, max: 65535 })
      : null,
    rateLimits: readFlag(settings, 'RATE_LIMITS') ?? true,
    trustProxy: readNetworks(settings, 'TRUST_PROXY'),
    seedDemo: readFlag(settings, 'SEED_DEMO'),
    production,
    secondFactorRequired:
      readWord(settings, 'STAFF_2FA', ['required', 'optional'], production ? 'required' : 'optional') ===
      'required',
    logLevel: readWord(settings, 'LOG_LEVEL', logLevels, 'info'),
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

function databaseOwnerUrl(settings: Settings, databaseUrl: string | null): string | null {
  const url = readUrl(settings, 'DATABASE_OWNER_URL', ['postgres:', 'postgresql:']);
  if (url && !databaseUrl) throw new SettingError('DATABASE_OWNER_URL', 'needs DATABASE_URL');
  return url;
}

function mailFrom(settings: Settings): string {
  const from = settings('MAIL_FROM') ?? 'Outline <no-reply@outline.example>';
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

function admin(settings: Settings): Config['admin'] {
  const email = settings('ADMIN_EMAIL');
  const password = settings('ADMIN_PASSWORD');
  if (!email && !password) return null;
  if (!email) throw new SettingError('ADMIN_EMAIL', 'is required together with ADMIN_PASSWORD');
  if (!password) throw new SettingError('ADMIN_PASSWORD', 'is required together with ADMIN_EMAIL');
  if (!/^[^\s@]+@[^\s@]+$/.test(email)) throw new SettingError('ADMIN_EMAIL', 'must be an e-mail address');
  if (password.length < 8) throw new SettingError('ADMIN_PASSWORD', 'must have at least 8 characters');
  return { email, password };
}

function google(settings: Settings): Config['google'] {
  const clientId = settings('GOOGLE_CLIENT_ID');
  const clientSecret = settings('GOOGLE_CLIENT_SECRET');
  const issuer = readUrl(settings, 'GOOGLE_ISSUER', ['https:', 'http:']) ?? 'https://accounts.google.com';
  if (!clientId && !clientSecret) return null;
  if (!clientId) throw new SettingError('GOOGLE_CLIENT_ID', 'is required together with GOOGLE_CLIENT_SECRET');
  if (!clientSecret)
    throw new SettingError('GOOGLE_CLIENT_SECRET', 'is required together with GOOGLE_CLIENT_ID');
  return { clientId, clientSecret, issuer };
}

/** The sandbox gives diamonds away, so production must enable it explicitly. */
function gateways(settings: Settings, production: boolean): Config['gateways'] {
  if (readWord(settings, 'PAYMENT_GATEWAY', ['sandbox', 'none'], 'sandbox') === 'none') return [];
  if (production && !readFlag(settings, 'ALLOW_SANDBOX_PAYMENTS')) {
    throw new SettingError(
      'PAYMENT_GATEWAY',
      '"sandbox" needs ALLOW_SANDBOX_PAYMENTS=true in production; "none" closes the shop',
    );
  }
  return ['sandbox'];
}

/** Support contact and seller (decisions.md, Support and seller). */
function contact(settings: Settings): SiteContact {
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
