import type { FastifyBaseLogger } from 'fastify';
import type { SiteContact } from '../../contract/site';
import { erasures } from '../accounts/erasure/again';
import { fallNext } from '../accounts/lostFactor/fall';
import { endNextBan } from '../accounts/players/endBans';
import { rollUpHours } from '../db/rollUpHours';
import type { Db } from '../db/tables';
import type { Address } from '../dependencies';
import { forgetFailed } from '../mail/failed';
import { sendNext } from '../mail/sender';
import type { MailTransport } from '../mail/transports';
import { checkLedgerWhenDue } from '../money/closing/ledger';
import { refundNext } from '../money/requests/sendRefunds';
import { certificateEnd } from '../operations/certificate';
import { type Failing, failing } from '../operations/failing';
import type { Metrics } from '../operations/metrics/metrics';
import { sweepTables } from '../operations/retention';
import type { Watch } from '../operations/watch';
import { cancelDue } from '../payments/checkout/expiry';
import { mailAboutHeldMoney } from '../payments/checkout/heldMails';
import { pollDue } from '../payments/checkout/polling';
import { completeWaiting } from '../payments/checkout/waitingMoney';
import { countSeasons } from '../payments/effects/countSeasons';
import type { Gateway } from '../payments/gateways/gateway';
import { askedGateways } from '../payments/gateways/keyless';
import { gatewayNamed } from '../payments/gateways/registry';
import { deliverNext } from '../payments/gateways/sandboxDelivery';
import { type Clock, hours, minutes, seconds } from '../platform/clock';
import type { Keys } from '../platform/keys';
import { StatusChecker } from '../site/statusPage/checker';
import type { FileStore } from '../storage/files/store';
import { sweepFiles } from '../storage/files/sweep';
import type { ImageStore } from '../storage/images/store';
import { imageSweep } from '../storage/images/sweep';

export interface WorkDependencies {
  db: Db;
  clock: Clock;
  keys: Keys;
  images: ImageStore;
  files: FileStore;
  transport: MailTransport;
  gateways: readonly Gateway[];
  knownGateways: readonly Gateway[];
  address: Address;
  contact: SiteContact;
  metrics?: Metrics;
  watch: Pick<Watch, 'state'>;
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
}

/** One part of the background work; metrics and leases use its name. */
export interface Part {
  name: string;
  /** Milliseconds between two runs. */
  interval: number;
  /** Whether only one process at a time does it; otherwise processes take work from a queue, item by item. */
  isAlone: boolean;
  /** How many runs of it a process does at once, so that one that waits holds up no other; one by default. */
  lanes?: number;
  /** Resolves to whether there may be more to do at once. */
  run: () => Promise<boolean>;
}

const every = (name: string, interval: number, run: Part['run']): Part => ({
  name,
  interval,
  isAlone: false,
  run,
});
const alone = (name: string, interval: number, run: Part['run']): Part => ({
  name,
  interval,
  isAlone: true,
  run,
});

/** A process that cannot see its own site says nothing about it: a monitor outside does. */
async function watchCertificate({ address, metrics }: WorkDependencies): Promise<false> {
  metrics?.seeCertificate(await certificateEnd(new URL(address.public)));
  return false;
}

/** All background work of a process; `stopping` aborts when the process ends, and `holder` has its leases. */
export function workParts(deps: WorkDependencies, stopping: AbortSignal, holder: string): Part[] {
  const hasSandbox = gatewayNamed(deps.knownGateways, 'sandbox') !== undefined;
  const status = new StatusChecker(deps, holder);
  /** The rows that failed of each queue, by its part. */
  const kept = new Map<string, Failing>();
  const rows = (part: string): Failing => {
    const known = kept.get(part) ?? failing(part, deps);
    kept.set(part, known);
    return known;
  };
  const sweepImages = imageSweep({ ...deps, rows: rows('pictures') });
  return [
    { ...every('mail', seconds(2), () => sendNext(deps)), lanes: 5 },
    ...(hasSandbox ? [every('sandbox', seconds(1), () => deliverNext(deps))] : []),
    every('refunds', seconds(10), () => refundNext(deps, rows('refunds'))),
    alone('expiry', seconds(30), () => cancelDue(deps, rows('expiry'))),
    every('held money', seconds(30), () => mailAboutHeldMoney(deps, rows('held money'))),
    alone('reopened accounts', seconds(20), () => completeWaiting(deps, rows('reopened accounts'))),
    // One part per gateway, so that one that hangs does not delay the others.
    ...askedGateways(deps.knownGateways).map((gateway) =>
      alone(`ask ${gateway.name}`, seconds(10), () => pollDue(deps, gateway, stopping)),
    ),
    alone('bans', seconds(10), () => endNextBan(deps, rows('bans'))),
    alone('lost factors', seconds(30), () => fallNext(deps, rows('lost factors'))),
    alone('erasures', seconds(30), erasures(deps, rows('erasures'))),
    alone('seasons', seconds(10), () => countSeasons(deps, undefined, rows('seasons'))),
    ...(deps.address.public.startsWith('https:')
      ? [every('certificate', hours(1), () => watchCertificate(deps))]
      : []),
    // Takes its lease itself, as it also notes that the database, with its leases, is away.
    every('status', minutes(1), () => status.run()),
    alone('tables', hours(1), async () => {
      await forgetFailed(deps.db, deps.clock);
      return sweepTables(deps.db, deps.clock, rows('tables'));
    }),
    alone('days', hours(1), () => rollUpHours(deps.db, deps.clock.now())),
    alone('ledger', hours(1), () => checkLedgerWhenDue(deps.db, deps.clock)),
    alone('pictures', hours(1), async () => {
      await sweepImages();
      await sweepFiles(deps, rows('pictures'));
      return false;
    }),
  ];
}
