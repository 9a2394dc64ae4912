import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { ensureAdmin, type FirstAdmin } from '../accounts/firstAdmin';
import { Passwords } from '../accounts/passwords';
import { buildApp, buildWorkerApp } from '../app';
import { servedCommands } from '../cli/commands';
import { seedClosing } from '../cli/demo/closing';
import { isEmpty, seedDemo, shouldSeedDemo } from '../cli/demo/demo';
import { assertNoDemoStaff, mayHaveDemoStaff, seedStaff } from '../cli/demo/staff';
import { commandHandler } from '../cli/passOn';
import { startBanners } from '../content/startBanners';
import { DatabaseClock } from '../db/databaseClock';
import { type OpenDatabase, openDatabase } from '../db/open';
import { type HistoryForm, historyForm } from '../db/ownership';
import { prepare } from '../db/prepare';
import { sharedTime } from '../db/sharedTime';
import type { Dependencies } from '../dependencies';
import { openLimitStore } from '../http/limits/openLimitStore';
import type { App } from '../http/types';
import { fileTransport, type MailTransport, smtpTransport } from '../mail/transports';
import { inForce } from '../operations/inForce';
import { Metrics } from '../operations/metrics/metrics';
import { watchProcess, watchSite } from '../operations/metrics/process';
import { serveMetrics } from '../operations/metrics/serve';
import { outageLog } from '../operations/outageLog';
import { withPersistedKeys } from '../operations/persistedKeys';
import { watchState } from '../operations/watch';
import { openGateways } from '../payments/gateways/openGateways';
import { gatewayNamed } from '../payments/gateways/registry';
import { isSandboxPublic, sandboxWarning } from '../payments/gateways/sandboxWarning';
import { systemClock } from '../platform/clock';
import { type Config, defaultPublicUrl } from '../platform/config';
import { deriveKeys, secretsOf } from '../platform/keys';
import { serverLog } from '../platform/log';
import { version } from '../platform/version';
import { shareFiles } from '../site/sharedFiles';
import { openFiles } from '../storage/files/open';
import { openImages } from '../storage/images/open';
import type { ImageStore } from '../storage/images/store';
import { openPages } from './status';
import { stopper } from './stop';
import { startWork } from './work';

export interface RunningServer {
  address: string;
  stop(): Promise<void>;
}

/** Starts everything in dependency order and announces it on standard output. */
export async function start(config: Config): Promise<RunningServer> {
  const log = serverLog(config.logLevel);
  for (const line of config.strange) log.warn(line);
  const logOutage = outageLog();
  const onError = (err: unknown) =>
    logOutage(err, (facts, message) => log.error(facts, message), 'background work failed');
  const metrics = new Metrics(version);
  const database = await openDatabase(config, onError, () => metrics.count('fallbacks', { from: 'replica' }));
  try {
    return await startOver(config, { database, metrics, log }, onError);
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function startOver(
  config: Config,
  { database, metrics, log }: { database: OpenDatabase; metrics: Metrics; log: Logger },
  onError: (error: unknown) => void,
): Promise<RunningServer> {
  const { db, reads } = database;
  const clock = new DatabaseClock();
  await clock.measure(db);
  await prepare(config, db);
  const keys = await withPersistedKeys(db, deriveKeys(...secretsOf(config)));
  const stores = await openStores(config, metrics);
  await seed(config, { database, images: stores.images, log });
  const passwords = new Passwords();
  const isPublic = config.production && database.kind === 'PostgreSQL';
  const admin = await ensureAdmin(db, clock, passwords, { wanted: config.admin, isMade: !isPublic });
  watchProcess(metrics, { ...database, clock, dataDir: config.dataDir }, passwords);
  const transport = mailTransport(config);
  const address = { public: config.publicUrl ?? defaultPublicUrl(config.host, config.port), self: '' };
  const { offered, all: knownGateways } = openGateways(config, { db, clock, keys, address, metrics });
  const watch = await watchState({ ...database, clock }, onError);
  watchSite(metrics, watch);
  const stopping = new AbortController();
  const shared = { db, clock, keys, ...stores, gateways: offered, knownGateways, address, metrics, watch };
  const live = inForce({ config, contact: config.contact }, { watch });
  const work = startWork({ ...shared, contact: live.contact, transport, log }, onError);
  const counts = await openLimitStore(config.redisUrl, db, log, () =>
    metrics.count('fallbacks', { from: 'redis' }),
  );
  const site = await openPages(config, { ...shared, contact: live.contact, log }, onError);
  const deps: Dependencies = {
    ...shared,
    ...live,
    sharedTime,
    reads,
    passwords,
    logger: log,
    counts,
    // One connection reads the parts one after the other.
    ...(database.kind === 'embedded' && { searchPatience: 1000 }),
    stopping: stopping.signal,
    wake: work.wake,
    ...site.served,
  };
  const app = config.role === 'worker' ? await buildWorkerApp(deps) : await buildApp(deps);
  await listen(app, config, address);
  const metricsServer = await openMetrics(config, { metrics, db, knownGateways });
  if (config.role !== 'web') work.begin();
  const sharing = deps.siteDir ? shareFiles(db, clock, deps.siteDir).catch(onError) : null;
  acceptCommands(database, { config, db, keys, ...stores, clock, passwords });
  if (isSandboxPublic(config, address.public)) log.warn(sandboxWarning);
  announce(config, {
    address: address.public,
    admin: adminLine(admin, isPublic),
    mails: transport.description,
    database: database.kind,
    history: await historyForm(db),
  });
  const ending = { beside: [work, site], closed: [metricsServer, transport, counts] };
  const stop = stopper(config, { app, watch, database, stopping, sharing, ...ending });
  return { address: address.public, stop };
}

/** Seeds an empty database with what is wanted, and refuses demo staff where they would be dangerous. */
async function seed(
  config: Config,
  { database, images, log }: { database: OpenDatabase; images: ImageStore; log: Logger },
): Promise<void> {
  const { db } = database;
  await assertNoDemoStaff(db, config);
  if (!shouldSeedDemo(config, database.kind) || !(await isEmpty(db))) return startBanners(db, sharedTime);
  await seedDemo(db, images, systemClock);
  if (mayHaveDemoStaff(config)) {
    await seedStaff(db, systemClock);
    await seedClosing(db, systemClock);
  }
  if (config.production) log.warn('SEED_DEMO=true in production: the demo players have a published password');
}

/** Accepts commands for the embedded database, which only this process can open. */
function acceptCommands(
  { dump, acceptCommands: accept }: OpenDatabase,
  context: Omit<Parameters<typeof commandHandler>[1], 'source'>,
): void {
  if (dump) accept(commandHandler(servedCommands, { ...context, source: { kind: 'embedded', dump } }));
}

const mailTransport = ({ smtpUrl, mailFrom, dataDir }: Config): MailTransport =>
  smtpUrl ? smtpTransport(smtpUrl, mailFrom) : fileTransport(join(dataDir, 'outbox'), mailFrom);

/** Opens the stores of pictures and files; failures of a bucket are counted. */
async function openStores({ s3, dataDir }: Config, metrics: Metrics) {
  const given = { s3: s3 && { ...s3, failed: () => metrics.count('storeErrors', {}) }, dataDir };
  return { images: await openImages(given), files: await openFiles(given) };
}

/** Opens the metrics port, if one is set. */
const openMetrics = async (
  { host, metricsPort }: Config,
  { metrics, db, knownGateways }: Pick<Dependencies, 'db' | 'knownGateways'> & { metrics: Metrics },
) => {
  const hasSandbox = gatewayNamed(knownGateways, 'sandbox') !== undefined;
  return metricsPort === null ? null : serveMetrics(metrics, db, { host, port: metricsPort, hasSandbox });
};

/** Fills in the URLs that are unknown until PORT=0 is resolved. */
async function listen(app: App, config: Config, address: Dependencies['address']): Promise<void> {
  await app.listen({ host: config.host, port: config.port });
  const { port } = app.server.address() as AddressInfo;
  address.public = config.publicUrl ?? defaultPublicUrl(config.host, port);
  const local = { '0.0.0.0': '127.0.0.1', '::': '::1' }[config.host] ?? config.host;
  // A worker serves no webhooks: it delivers the sandbox's to the site.
  address.self = config.role === 'worker' ? address.public : defaultPublicUrl(local, port);
}

const historyForms: Record<HistoryForm, string> = {
  rights: 'append-only: this server has no right to change it',
  triggers: 'append-only by triggers, which the owner of the tables could drop (see DATABASE_OWNER_URL)',
};

/**
 * The line about who may sign in; a generated password is shown once and not stored. Names no address on a public server,
 * whose log is kept and read by others.
 */
function adminLine(admin: FirstAdmin | null, isPublic: boolean): string | null {
  if (!admin) return 'nobody yet: "outline admin create you@example.com" makes the first owner';
  if (isPublic) return null;
  return `${admin.email}${admin.password ? `   password ${admin.password} (shown only now)` : ''}`;
}

/** What is printed for the operator at startup. */
interface Started {
  address: string;
  /** Who may sign in; null where the log must not say. */
  admin: string | null;
  mails: string;
  database: string;
  history: HistoryForm;
}

/** Prints a few lines for the operator. */
function announce(config: Config, { address, admin, mails, database, history }: Started): void {
  const lines = [
    `Outline is ready at ${address}`,
    ...(admin ? [`  admin     ${admin}`] : []),
    `  mails     ${mails}`,
    `  database  ${database}${database === 'embedded' ? ` in ${config.dataDir}` : ''}`,
    `  history   ${historyForms[history]}`,
    ...(config.s3 ? [`  pictures  ${config.s3.bucket} at ${config.s3.endpoint}`] : []),
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
}
