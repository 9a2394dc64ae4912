import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { SiteContact } from '../contract/site';
import { type Background, startBackground } from './background';
import { type Clock, hours, seconds } from './clock';
import { checkLedgerWhenDue } from './closing/ledger';
import { foldDays } from './db/foldDays';
import { releaseLeases, takeLease } from './db/leases';
import type { Db } from './db/tables';
import type { Address, Dependencies } from './dependencies';
import type { ImageStore } from './images/store';
import { imageSweep } from './images/sweep';
import type { Keys } from './keys';
import { sendNext } from './mail/sender';
import type { MailTransport } from './mail/transports';
import type { Metrics } from './metrics/metrics';
import { refundNext } from './money/sendRefunds';
import { sweepTables } from './operations/retention';
import type { Watch } from './operations/watch';
import { askDue } from './payments/asking';
import { cancelExpired } from './payments/expiry';
import type { Gateway } from './payments/gateways/gateway';
import { gatewayNamed } from './payments/gateways/registry';
import { deliverNext } from './payments/gateways/sandboxDelivery';
import { tellHeldMoney } from './payments/heldMails';

export interface WorkDependencies {
  db: Db;
  clock: Clock;
  keys: Keys;
  images: ImageStore;
  transport: MailTransport;
  knownGateways: readonly Gateway[];
  address: Address;
  contact: SiteContact;
  metrics?: Metrics;
  watch: Pick<Watch, 'state'>;
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
}

/** Milliseconds that the work of a killed process waits for another one. */
const leaseTime = seconds(30);

/**
 * Starts all background work. Several processes may run it at once: what is taken from a queue is claimed in the
 * database item by item, and the rest is done by the process that holds its lease. A restored copy that nobody has
 * confirmed does none of it: it would send old mails again and ask about payments of the original.
 */
export function startWork(deps: WorkDependencies, onError: (error: unknown) => void) {
  const running = new Map<string, Background>();
  const stopping = new AbortController();
  const holder = randomUUID();
  const every = (name: string, interval: number, work: () => Promise<boolean>) => {
    const counted = () => (deps.metrics ? deps.metrics.watchWork(name, work) : work());
    const run = async () => !deps.watch.state.frozen && (await counted());
    running.set(name, startBackground(run, interval, onError));
  };
  const alone = (name: string, interval: number, work: () => Promise<boolean>) =>
    every(name, interval, async () => (await takeLease(deps.db, name, holder, leaseTime)) && (await work()));
  const begin = () => {
    every('mail', seconds(2), () => sendNext(deps));
    if (gatewayNamed(deps.knownGateways, 'sandbox')) every('sandbox', seconds(1), () => deliverNext(deps));
    every('refunds', seconds(10), () => refundNext(deps));
    alone('expiry', seconds(30), async () => (await cancelExpired(deps.db, deps.clock.now())) > 0);
    every('held money', seconds(30), () => tellHeldMoney(deps));
    // Each gateway on its own, so that one that hangs delays no other.
    for (const gateway of deps.knownGateways) {
      alone(`ask ${gateway.name}`, seconds(10), () => askDue(deps, gateway, stopping.signal));
    }
    alone('tables', hours(1), () => sweepTables(deps.db, deps.clock));
    alone('days', hours(1), () => foldDays(deps.db, deps.clock.now()));
    alone('ledger', hours(1), () => checkLedgerWhenDue(deps.db, deps.clock));
    const sweepImages = imageSweep(deps);
    alone('pictures', hours(1), async () => {
      await sweepImages();
      return false;
    });
  };
  const wake: Dependencies['wake'] = (part) => running.get(part)?.wake();
  const stop = async () => {
    stopping.abort();
    await Promise.all([...running.values()].map((part) => part.stop()));
    await releaseLeases(deps.db, holder).catch(onError);
  };
  return { begin, wake, stop };
}
