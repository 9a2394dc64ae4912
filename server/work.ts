import type { FastifyBaseLogger } from 'fastify';
import type { SiteContact } from '../contract/site';
import { sweepAccounts } from './accounts/sweep';
import { type Background, startBackground } from './background';
import { type Clock, hours, minutes, seconds } from './clock';
import type { Db } from './db/tables';
import type { Address, Dependencies } from './dependencies';
import { sweepCounts } from './http/counts';
import type { ImageStore } from './images/store';
import { imageSweep } from './images/sweep';
import type { Keys } from './keys';
import { sendNext } from './mail/sender';
import type { MailTransport } from './mail/transports';
import type { Metrics } from './metrics';
import type { Gateway } from './payments/gateways/gateway';
import { deliverNext } from './payments/gateways/sandboxDelivery';
import { reconcile } from './payments/reconcile';

export interface WorkDependencies {
  db: Db;
  clock: Clock;
  keys: Keys;
  images: ImageStore;
  transport: MailTransport;
  gateways: readonly Gateway[];
  address: Address;
  contact: SiteContact;
  metrics?: Metrics;
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
}

/** Starts all background work. Several processes may run it at once: each item is claimed in the database. */
export function startWork(deps: WorkDependencies, onError: (error: unknown) => void) {
  const running = new Map<string, Background>();
  const every = (name: string, interval: number, work: () => Promise<boolean>) =>
    running.set(name, startBackground(work, interval, onError));
  const begin = () => {
    every('mail', seconds(5), () => sendNext(deps));
    every('sandbox', seconds(1), () => deliverNext(deps));
    every('payments', minutes(1), () => reconcile(deps).then(() => false));
    const sweepImages = imageSweep(deps);
    every('sweep', hours(1), () => sweep(deps, sweepImages));
  };
  const wake: Dependencies['wake'] = (part) => running.get(part)?.wake();
  const stop = () => Promise.all([...running.values()].map((part) => part.stop()));
  return { begin, wake, stop };
}

async function sweep({ db, clock }: WorkDependencies, sweepImages: () => Promise<number>): Promise<boolean> {
  await sweepCounts(db, clock);
  await sweepAccounts(db, clock);
  await sweepImages();
  return false;
}
