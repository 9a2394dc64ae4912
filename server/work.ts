import { sweepAccounts } from './accounts/sweep';
import { type Background, startBackground } from './background';
import { type Clock, hours, minutes, seconds } from './clock';
import type { Db } from './db/tables';
import { sweepCounts } from './http/counts';
import type { ImageStore } from './images/store';
import { sweepImages } from './images/sweep';
import type { Keys } from './keys';
import type { Carrier } from './mail/carriers';
import { sendNext } from './mail/sender';
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
  gateway: Gateway;
  address: Address;
  log: { info(what: object, message: string): void; warn(what: object, message: string): void };
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
    every('sweep', hours(1), () => sweep(parts));
  };
  const wake: Parts['wake'] = (part) => running.get(part)?.wake();
  const stop = () => Promise.all([...running.values()].map((part) => part.stop()));
  return { begin, wake, stop };
}

async function sweep({ db, clock, images }: WorkParts): Promise<boolean> {
  await sweepCounts(db, clock);
  await sweepAccounts(db, clock);
  await sweepImages(db, images, clock);
  return false;
}
