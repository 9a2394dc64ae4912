import { existsSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Logger } from 'pino';
import { ensureAdmin } from './accounts/firstAdmin';
import { Passwords } from './accounts/passwords';
import { buildApp } from './app';
import { seconds, systemClock } from './clock';
import { type Config, defaultPublicUrl } from './config';
import { isEmpty, seedDemo } from './db/demo';
import { migrate } from './db/migrate';
import { type OpenDatabase, openDatabase } from './db/open';
import { openCounts } from './http/openCounts';
import type { App } from './http/types';
import { diskStore } from './images/disk';
import { s3Store } from './images/s3';
import { deriveKeys, keptSecret } from './keys';
import { serverLog } from './log';
import { fileCarrier, smtpCarrier } from './mail/carriers';
import { Metrics, serveMetrics } from './metrics';
import type { Parts } from './parts';
import { sandboxGateway } from './payments/gateways/sandbox';
import { startWork } from './work';

export interface RunningServer {
  address: string;
  stop(): Promise<void>;
}

/** Brings everything up, in the order in which each stands on the one before, and says so on the standard output. */
export async function start(config: Config): Promise<RunningServer> {
  const log = serverLog(config.logLevel);
  const onError = (err: unknown) => log.error({ err }, 'background work failed');
  const database = await openDatabase(config, onError);
  try {
    return await startOver(config, database, log, onError);
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function startOver(
  config: Config,
  database: OpenDatabase,
  log: Logger,
  onError: (error: unknown) => void,
): Promise<RunningServer> {
  const { db } = database;
  const clock = systemClock;
  const keys = deriveKeys(config.jwtSecret ?? keptSecret(config.dataDir));
  const images = config.s3 ? s3Store(config.s3) : await diskStore(join(config.dataDir, 'images'));
  await migrate(db);
  if ((config.seedDemo ?? database.kind === 'embedded') && (await isEmpty(db))) {
    await seedDemo(db, images, clock);
  }
  const passwords = new Passwords();
  const admin = await ensureAdmin(db, clock, passwords, config.admin);
  const carrier = config.smtpUrl
    ? smtpCarrier(config.smtpUrl, config.mailFrom)
    : fileCarrier(join(config.dataDir, 'outbox'), config.mailFrom);
  const address = { public: config.publicUrl ?? defaultPublicUrl(config.host, config.port), self: '' };
  const gateway = sandboxGateway({ db, clock, keys, address });
  const work = startWork({ db, clock, keys, images, carrier, gateway, address, log }, onError);
  const metrics = new Metrics();
  const counts = await openCounts(config.redisUrl, db, clock, log);
  const parts: Parts = {
    config,
    address,
    db,
    clock,
    keys,
    passwords,
    images,
    gateway,
    logger: log,
    metrics,
    counts,
    wake: work.wake,
    siteDir: builtSite(),
  };
  const app = await buildApp(parts);
  await listen(app, config, address);
  const metricsServer =
    config.metricsPort === null ? null : await serveMetrics(metrics, db, config.host, config.metricsPort);
  work.begin();
  announce(address.public, admin, carrier.describe, database.kind, config);
  const stop = async () => {
    // Requests in hand are finished, but none may hold the stop up for ever.
    const cut = setTimeout(() => app.server.closeAllConnections(), seconds(8));
    await app.close();
    clearTimeout(cut);
    metricsServer?.close();
    await work.stop();
    carrier.close();
    counts.close();
    await database.close();
  };
  return { address: address.public, stop };
}

/** The built site lies beside the bundle; run from the sources there is none, and only the API is served. */
function builtSite(): string | null {
  const dir = fileURLToPath(new URL('../site', import.meta.url));
  return existsSync(join(dir, 'index.html')) ? dir : null;
}

/** Fills in the addresses that PORT=0 leaves open until now. */
async function listen(app: App, config: Config, address: Parts['address']): Promise<void> {
  await app.listen({ host: config.host, port: config.port });
  const { port } = app.server.address() as AddressInfo;
  address.public = config.publicUrl ?? defaultPublicUrl(config.host, port);
  const local = { '0.0.0.0': '127.0.0.1', '::': '::1' }[config.host] ?? config.host;
  address.self = defaultPublicUrl(local, port);
}

/** A few lines for the person who started it; the password is shown this once and kept nowhere. */
function announce(
  address: string,
  admin: { email: string; password: string | null },
  mails: string,
  database: string,
  config: Config,
): void {
  const lines = [
    `Outline is ready at ${address}`,
    `  admin     ${admin.email}${admin.password ? `   password ${admin.password} (shown only now)` : ''}`,
    `  mails     ${mails}`,
    `  database  ${database}${database === 'embedded' ? ` in ${config.dataDir}` : ''}`,
    ...(config.s3 ? [`  pictures  ${config.s3.bucket} at ${config.s3.endpoint}`] : []),
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
}
