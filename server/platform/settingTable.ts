import { apiBase } from '../../contract/addresses';
import { namesIn } from '../../contract/named';

/**
 * A setting, described for people: docs/settings.md, `.env.example` and compose.yaml are generated from it or checked
 * against it.
 */
export interface Setting {
  type:
    | 'number'
    | 'text'
    | 'address'
    | 'e-mail'
    | 'on or off'
    | 'list'
    | 'amounts'
    | 'wallets'
    | readonly string[];
  /** The value if unset; null if that is not a fixed value, as described by `unset`. */
  default: string | null;
  unset?: string;
  does: string;
  isSecret?: true;
  /** Read when the site is built; otherwise by the server. */
  atBuild?: true;
}

const s3 = 'DATA_DIR/images';
const both = 'required together';

/** Every setting, with its default: the parser (config.ts) can read no other. */
export const settingTable = {
  PORT: { type: 'number', default: '3000', does: 'port of the server' },
  HOST: { type: 'text', default: '127.0.0.1', does: 'address at which the server listens' },
  PUBLIC_URL: {
    type: 'address',
    default: null,
    unset: 'http://HOST:PORT',
    does: 'public address of the site, for links in mails and payments, and for search engines',
  },
  DATA_DIR: {
    type: 'text',
    default: './data',
    does: 'folder of the embedded database, pictures, files, mails and generated secrets',
  },
  DATABASE_URL: {
    type: 'address',
    default: null,
    unset: 'the embedded database',
    does: 'PostgreSQL 15 or newer; also needs JWT_SECRET',
    isSecret: true,
  },
  DATABASE_OWNER_URL: {
    type: 'address',
    default: null,
    unset: 'DATABASE_URL',
    does: 'direct connection as a second role, which migrates and owns the tables, so that the application cannot alter the history or the ledger',
    isSecret: true,
  },
  DATABASE_READ_URL: {
    type: 'address',
    default: null,
    unset: 'DATABASE_URL',
    does: 'streaming replica that lists, search, dashboard and exports read while it is at most ten seconds behind',
    isSecret: true,
  },
  DATABASE_POOL_SIZE: {
    type: 'number',
    default: '10',
    does: 'the most connections of this process to each database',
  },
  ROLE: {
    type: ['both', 'web', 'worker'],
    default: 'both',
    does: 'web serves; worker sends mails, asks gateways and sweeps; needs DATABASE_URL',
  },
  DRAIN_SECONDS: {
    type: 'number',
    default: '0',
    does: 'seconds between failing /api/ready and closing the port at a stop',
  },
  REDIS_URL: {
    type: 'address',
    default: null,
    unset: 'the database',
    does: 'Valkey or Redis for rate limits; the database is the fallback',
    isSecret: true,
  },
  SMTP_URL: {
    type: 'address',
    default: null,
    unset: '.eml files in DATA_DIR/outbox',
    does: 'mail server, such as smtp://user:password@host:587',
    isSecret: true,
  },
  MAIL_FROM: { type: 'text', default: 'Outline <no-reply@outline.example>', does: 'sender of mails' },
  JWT_SECRET: {
    type: 'text',
    default: null,
    unset: 'generated once, stored in DATA_DIR',
    does: 'secret of tokens and sealed values, at least 32 characters',
    isSecret: true,
  },
  JWT_SECRET_PREVIOUS: {
    type: 'list',
    default: null,
    unset: 'none',
    does: 'secrets that are still read while the present one replaces them, separated by spaces',
    isSecret: true,
  },
  ADMIN_EMAIL: {
    type: 'e-mail',
    default: null,
    unset: 'admin@outline.example; none in production on PostgreSQL',
    does: 'the first owner; read only while there is none',
  },
  ADMIN_PASSWORD: {
    type: 'text',
    default: null,
    unset: 'generated, printed once',
    does: 'password of that owner',
    isSecret: true,
  },
  GOOGLE_CLIENT_ID: {
    type: 'text',
    default: null,
    unset: 'Google sign-in is off',
    does: 'OpenID client; both or none',
  },
  GOOGLE_CLIENT_SECRET: { type: 'text', default: null, unset: both, does: 'its secret', isSecret: true },
  GOOGLE_ISSUER: { type: 'address', default: 'https://accounts.google.com', does: 'its provider' },
  S3_ENDPOINT: {
    type: 'address',
    default: null,
    unset: s3,
    does: 'S3-compatible store for pictures and files; all five or none. A copy of the database in use alongside the original needs its own bucket',
  },
  S3_BUCKET: { type: 'text', default: null, unset: s3, does: 'its bucket' },
  S3_REGION: { type: 'text', default: null, unset: s3, does: 'its region' },
  S3_ACCESS_KEY_ID: { type: 'text', default: null, unset: s3, does: 'its key' },
  S3_SECRET_ACCESS_KEY: { type: 'text', default: null, unset: s3, does: "the key's secret", isSecret: true },
  S3_PUBLIC_URL: {
    type: 'address',
    default: null,
    unset: 'through this server',
    does: "the bucket's public address, from which browsers load pictures",
  },
  PAYMENT_GATEWAY: {
    type: 'list',
    default: 'sandbox',
    does: 'gateways on offer, in order: a list of payos, vnpay and sandbox; none makes the shop read-only (docs/payments.md)',
  },
  ALLOW_SANDBOX_PAYMENTS: {
    type: 'on or off',
    default: 'off',
    does: 'allows the sandbox, which gives diamonds away, in production',
  },
  REFUND_SECOND_PERSON_OVER: {
    type: 'amounts',
    default: '500000 VND, 20 USD',
    does: 'amounts above which moving money needs a second person',
  },
  GRANT_SECOND_PERSON_OVER: {
    type: 'wallets',
    default: '5000 diamonds, 50000 golds',
    does: 'diamonds and gold above which giving or taking them needs a second person, and a gift, bonus or code an owner',
  },
  GRANT_DAILY_CAP: {
    type: 'wallets',
    default: '20000 diamonds, 200000 golds',
    does: 'what one person may give or take in 24 hours, and for one player, and the most of a gift, bonus or code',
  },
  PLAYER_DAILY_AMOUNT: {
    type: 'amounts',
    default: '20000000 VND, 800 USD',
    does: 'what may be bought for one player in 24 hours',
  },
  PLAYER_DAILY_COUNT: {
    type: 'number',
    default: '20',
    does: 'how many packages may be bought for one player in 24 hours',
  },
  PAYOS_CLIENT_ID: {
    type: 'text',
    default: null,
    unset: 'no PayOS',
    does: 'PayOS channel; all three keys or none. Late money of a gateway that is no longer on offer is still credited while its keys are set',
  },
  PAYOS_API_KEY: { type: 'text', default: null, unset: both, does: 'its key', isSecret: true },
  PAYOS_CHECKSUM_KEY: { type: 'text', default: null, unset: both, does: 'its checksum key', isSecret: true },
  PAYOS_URL: { type: 'address', default: 'https://api-merchant.payos.vn', does: 'its API' },
  VNPAY_TMN_CODE: {
    type: 'text',
    default: null,
    unset: 'no VNPay',
    does: 'VNPay terminal; both or none',
  },
  VNPAY_HASH_SECRET: { type: 'text', default: null, unset: both, does: 'its secret', isSecret: true },
  VNPAY_PAY_URL: { type: 'address', default: 'https://pay.vnpay.vn/vpcpay.html', does: 'its payment page' },
  VNPAY_API_URL: {
    type: 'address',
    default: 'https://merchant.vnpay.vn/merchant_webapi/api/transaction',
    does: 'its API',
  },
  SUPPORT_EMAIL: {
    type: 'e-mail',
    default: null,
    unset: 'no page or mail mentions support',
    does: 'support contact. Required, as the seller is, in production with a real gateway',
  },
  SELLER_NAME: {
    type: 'text',
    default: null,
    unset: 'none',
    does: 'the seller, shown in the footer and the terms; both or none',
  },
  SELLER_ADDRESS: { type: 'text', default: null, unset: 'none', does: "the seller's address" },
  NODE_ENV: {
    type: ['development', 'test', 'production'],
    default: 'development',
    does: 'production on a public server',
  },
  TRUST_PROXY: {
    type: 'list',
    default: null,
    unset: 'none',
    does: 'networks whose X-Forwarded-For is trusted, such as 10.0.0.0/8,192.168.0.0/16',
  },
  RATE_LIMITS: {
    type: 'on or off',
    default: 'on',
    does: 'off disables the limits per address, for load tests',
  },
  SERVICE_WORKER: {
    type: 'on or off',
    default: 'on',
    does: 'off takes the service worker away from every browser that has it',
  },
  STAFF_2FA: {
    type: ['required', 'optional'],
    default: null,
    unset: 'required in production, else optional',
    does: 'whether staff need a second factor',
  },
  METRICS_PORT: { type: 'number', default: null, unset: 'off', does: 'port of the Prometheus metrics' },
  LOG_LEVEL: {
    type: ['debug', 'info', 'warn', 'error', 'silent'],
    default: 'info',
    does: 'the least important lines that are logged',
  },
  SEED_DEMO: {
    type: 'on or off',
    default: null,
    unset: 'on for an empty embedded database, off in production',
    does: 'demo data, whose players have a published password',
  },
  VITE_SITE_URL: {
    type: 'address',
    default: null,
    unset: 'none',
    does: 'public address of the site, for search engines, where a static host serves the build',
    atBuild: true,
  },
  VITE_API_URL: { type: 'address', default: apiBase, does: 'address of the API', atBuild: true },
  VITE_MEDIA_URL: {
    type: 'address',
    default: null,
    unset: '/media with a version',
    does: 'address of the clips',
    atBuild: true,
  },
  VITE_CHART_URL: {
    type: 'address',
    default: null,
    unset: "the shop's own figures",
    does: "address of the dashboard's charts Revenue and Sales Details",
    atBuild: true,
  },
  VITE_REPOSITORY_URL: {
    type: 'address',
    default: null,
    unset: 'no link',
    does: 'address of the source code, for links to it and to the documents',
    atBuild: true,
  },
  VITE_SOCIAL_URLS: {
    type: 'list',
    default: null,
    unset: 'none',
    does: 'addresses of the pages of the game at social services, in the order of the footer',
    atBuild: true,
  },
} as const satisfies Record<string, Setting>;

export type SettingName = keyof typeof settingTable;
export const settingNames = namesIn(settingTable);
export const aboutSetting = (name: SettingName): Setting => settingTable[name];
