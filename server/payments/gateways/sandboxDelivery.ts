import { sql } from 'kysely';
import { addressOf } from '../../../contract/addresses';
import { postNotice } from '../../../contract/calls/payments';
import { claimNext } from '../../db/claim';
import type { Db } from '../../db/tables';
import type { Address } from '../../dependencies';
import { addMs, type Clock, minutes, seconds } from '../../platform/clock';
import { thrown } from '../../platform/thrown';

export interface DeliveryDependencies {
  db: Db;
  clock: Clock;
  address: Address;
  log: { warn(context: object, message: string): void };
}

/**
 * Back-off. VNPay tries ten times, five minutes apart (its payment page's rules for the IPN); this one starts faster.
 */
const backoff = [1, 3, 10, 30, 60, 120, 300, 300, 300, 300].map(seconds);

/** Lease of a webhook taken by one process; slightly longer than a post may take. */
const lease = seconds(20);

/** Posts the next due webhook over HTTP, as a real gateway would; returns true when there was one. */
export async function deliverNext(deps: DeliveryDependencies): Promise<boolean> {
  const waiting = sql`delivered_at is null and attempts < ${backoff.length}`;
  const delivery = await claimNext(deps.db, 'sandboxDeliveries', waiting, { now: deps.clock.now(), lease });
  if (!delivery) return false;
  const problem = await deliver(deps.address.self, delivery.body);
  if (problem === null) await finish(deps, delivery.id);
  else await postpone(deps, delivery, problem);
  return true;
}

/** Posts the webhook; returns null on success, else the error. */
async function deliver(self: string, body: string): Promise<string | null> {
  try {
    const response = await fetch(self + addressOf(postNotice, { gateway: 'sandbox' }), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
      signal: AbortSignal.timeout(15_000),
      redirect: 'error',
    });
    await response.body?.cancel();
    return response.ok ? null : `status ${response.status}`;
  } catch (error) {
    return thrown(error).name;
  }
}

const finish = ({ db, clock }: DeliveryDependencies, id: string) =>
  db.updateTable('sandboxDeliveries').set({ deliveredAt: clock.now() }).where('id', '=', id).execute();

async function postpone(
  { db, clock, log }: DeliveryDependencies,
  delivery: { id: string; attempts: number },
  problem: string,
) {
  const nextAt = addMs(clock.now(), backoff[delivery.attempts - 1] ?? minutes(5));
  await db.updateTable('sandboxDeliveries').set({ nextAt }).where('id', '=', delivery.id).execute();
  log.warn({ delivery: delivery.id, attempt: delivery.attempts, problem }, 'sandbox webhook not delivered');
}
