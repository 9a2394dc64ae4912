import { randomBytes } from 'node:crypto';
import { text } from 'node:stream/consumers';
import { sql } from 'kysely';
import { readArchive } from '../../db/archive';
import { isMigrated } from '../../db/migrate';
import { openOwn } from '../../db/open';
import { historyForm } from '../../db/ownership';
import type { Db } from '../../db/tables';
import { smtpTransport } from '../../mail/transports';
import { gatewayTimeout } from '../../payments/gateways/gateway';
import { type Clock, seconds } from '../../platform/clock';
import type { Config } from '../../platform/config';
import type { ImageStore } from '../../storage/images/store';

/** A check: its name and its function, which resolves to what it found and throws when something is wrong. */
export type Check = readonly [name: string, run: () => Promise<string>];

/** How far apart clocks may be, in milliseconds; codes of a second factor are valid for half a minute. */
const maxSkew = seconds(5);
/** A `Date` header is truncated to the second, and takes time to arrive. */
const maxHeaderSkew = seconds(15);

export function databaseChecks(db: Db, clock: Clock, isServer: boolean): Check[] {
  const version = async () => {
    const { rows } = await sql<{
      version: string;
    }>`select current_setting('server_version') as version`.execute(db);
    return `PostgreSQL ${rows[0]?.version ?? ''}`;
  };
  const migrations = async () => {
    if (!(await isMigrated(db))) throw new Error('some have yet to run: outline migrate');
    return 'all have run';
  };
  const history = async () =>
    (await historyForm(db)) === 'rights' ? 'append-only by rights' : 'append-only by triggers';
  const checks: Check[] = [
    ['database', async () => (isServer ? `${await version()}, ${await timeoutOf(db)}` : 'embedded')],
    ['migrations', migrations],
    ['history', history],
  ];
  return isServer
    ? [...checks, ['archive', () => archiveOf(db)], ['clock of the database', () => databaseSkew(db, clock)]]
    : checks;
}

/** How long a WAL segment may wait to be archived, in seconds; one is made each minute. */
const longestWait = 600;

async function archiveOf(db: Db): Promise<string> {
  const { isOn, waiting, oldestSeconds } = await readArchive(db);
  if (!isOn) return 'off: what is lost with the disk is what came after the last backup';
  if (waiting === null || oldestSeconds === null) {
    throw new Error('it cannot be watched: grant pg_monitor to the role of DATABASE_URL');
  }
  const state = `${waiting} segments of the log wait`;
  if (oldestSeconds > longestWait) throw new Error(`${state}, the oldest for ${Math.round(oldestSeconds)} s`);
  return state;
}

/** The timeout in force; a pooler may have dropped the one we set. */
async function timeoutOf(db: Db): Promise<string> {
  const { rows } = await sql<{
    timeout: string;
  }>`select current_setting('statement_timeout') as timeout`.execute(db);
  const timeout = rows[0]?.timeout ?? '0';
  if (timeout === '0') throw new Error('no statement timeout is in force');
  return `statement timeout ${timeout}`;
}

async function databaseSkew(db: Db, clock: Clock): Promise<string> {
  const before = clock.now().getTime();
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(db);
  const middle = (before + clock.now().getTime()) / 2;
  return skewOf((rows[0]?.now ?? new Date(0)).getTime() - middle, maxSkew);
}

function skewOf(skew: number, most: number): string {
  const apart = `${(Math.abs(skew) / 1000).toFixed(1)} s apart`;
  if (Math.abs(skew) > most) throw new Error(`${apart}; at most ${most / 1000} s are right`);
  return apart;
}

/** The database's other addresses: its owner's and the replica's. */
export function addressChecks({ databaseOwnerUrl, databaseReadUrl }: Config): Check[] {
  const connect = (url: string) => async () => {
    const db = openOwn(url, 1);
    const asked = sql<{
      role: string;
      replica: boolean;
    }>`select current_user as role, pg_is_in_recovery() as replica`;
    const { rows } = await asked.execute(db).finally(() => db.destroy());
    return `role ${rows[0]?.role}${rows[0]?.replica ? ' on a replica' : ''}`;
  };
  return [
    ...(databaseOwnerUrl ? [['DATABASE_OWNER_URL', connect(databaseOwnerUrl)] as const] : []),
    ...(databaseReadUrl ? [['DATABASE_READ_URL', connect(databaseReadUrl)] as const] : []),
  ];
}

export function serviceChecks({ redisUrl, smtpUrl, mailFrom, s3 }: Config, images: ImageStore): Check[] {
  return [
    ...(redisUrl ? [['Redis', () => pingRedis(redisUrl)] as const] : []),
    ['pictures', async () => `${await tryPictures(images)} ${s3 ? `in ${s3.bucket}` : 'in DATA_DIR'}`],
    [
      'mail',
      () =>
        smtpUrl ? tryMail(smtpUrl, mailFrom) : Promise.resolve('written to files, as SMTP_URL is unset'),
    ],
  ];
}

async function pingRedis(url: string): Promise<string> {
  // Its client is loaded only where it is used, as at startup (openLimitStore.ts).
  const { redisClient } = await import('../../http/limits/redisLimitStore');
  const client = redisClient(url);
  try {
    await client.connect();
    return await client.ping();
  } finally {
    client.disconnect();
  }
}

/** Uses a name that the sweep takes for a picture, in case the process ends between the steps. */
async function tryPictures(images: ImageStore): Promise<string> {
  const name = `check-${randomBytes(8).toString('hex')}.webp`;
  await images.save(name, Buffer.from(name));
  try {
    const stored = await images.read(name);
    if (!stored || (await text(stored.stream)) !== name) throw new Error('what was written cannot be read');
  } finally {
    await images.remove(name);
  }
  if (await images.read(name)) throw new Error('what was deleted is still there');
  return 'written, read and deleted';
}

async function tryMail(url: string, from: string): Promise<string> {
  const transport = smtpTransport(url, from);
  try {
    await transport.verify?.();
    return `signed in to the ${transport.description}`;
  } finally {
    transport.close();
  }
}

/** The gateways' addresses; responding is enough, as calls with keys would be about orders. */
export function gatewayChecks({ gateways: { payos, vnpay } }: Config, clock: Clock): Check[] {
  const addresses = [
    ...(payos ? [['PAYOS_URL', payos.url] as const] : []),
    ...(vnpay ? [['VNPAY_PAY_URL', vnpay.payUrl] as const, ['VNPAY_API_URL', vnpay.apiUrl] as const] : []),
  ];
  return addresses.map(([name, url]) => [name, () => reach(url, clock)]);
}

async function reach(url: string, clock: Clock): Promise<string> {
  const response = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(gatewayTimeout) });
  await response.body?.cancel();
  const date = Date.parse(response.headers.get('date') ?? '');
  const host = new URL(url).host;
  if (Number.isNaN(date)) return `${host} responds`;
  return `${host} responds, clocks ${skewOf(date - clock.now().getTime(), maxHeaderSkew)}`;
}
