import type { FastifyBaseLogger } from 'fastify';
import type { SiteContact } from '../contract/site';
import { sweepAccounts } from './accounts/sweep';
import { type Background, startBackground } from './background';
import { type Clock, hours, minutes, seconds } from './clock';
import type { Db } from './db/tables';
import { sweepCounts } from './http/counts';
import type { ImageStore } from './images/store';
import { imageSweep } from './images/sweep';
import type { Keys } from './keys';
import type { Carrier } from './mail/carriers';
import { sendNext } from './mail/sender';
import type { Metrics } from './metrics';
import type { Address, Parts } from './parts';
import type { Gateway } from './payments/gateways/gateway';
import { deliverNext } from './payments/gateways/sandboxDelivery';
import { reconcile } from './payments/reconcile';

export interface WorkParts {
  db: Db;
  clock: Clock;
  keys: Keys;
  images: ImageStore;
  carrier: Carrier;
  gateways: readonly Gateway[];
  address: Address;
  contact: SiteContact;
  metrics?: Metrics;
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
}

/** Everything that runs beside the requests. Several processes may do it at once: each piece is claimed in the database. */
export function startWork(parts: WorkParts, onError: (error: unknown) => void) {
  const running = new Map<string, Background>();
  const every = (name: string, interval: number, work: () => Promise<boolean>) =>
    running.set(name, startBackground(work, interval, onError));
  const begin = () => {
    every('mail', seconds(5), () => sendNext(parts));
    every('sandbox', seconds(1), () => deliverNext(parts));
    every('payments', minutes(1), () => reconcile(parts).then(() => false));
    const sweepImages = imageSweep(parts);
    every('sweep', hours(1), () => sweep(parts, sweepImages));
  };
  const wake: Parts['wake'] = (part) => running.get(part)?.wake();
  const stop = () => Promise.all([...running.values()].map((part) => part.stop()));
  return { begin, wake, stop };
}

async function sweep({ db, clock }: WorkParts, sweepImages: () => Promise<number>): Promise<boolean> {
  await sweepCounts(db, clock);
  await sweepAccounts(db, clock);
  await sweepImages();
  return false;
}
