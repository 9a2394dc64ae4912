import { sql } from 'kysely';
import type { Currency } from '../../contract/currencies';
import { hours, later } from '../clock';
import type { Config } from '../config';
import type { Tx } from '../db/tables';
import { conflict, tooOften } from '../errors';
import { paymentSays } from '../messages/payments';
import { waitOf } from '../messages/waits';
import type { Creator } from './creator';

const day = hours(24);
const hour = hours(1);

/** Failed attempts within an hour after which no more payments are created (decisions.md, Limits). */
const mostFailed = { creator: 10, network: 30 };

/**
 * Throws 429 when the player's completed payments of the last 24 hours leave no room for another of this price, with the
 * time until there is; 409 for a price that there will never be room for. Open payments do not count, so that nobody
 * blocks a player without paying. `price` is in the smallest unit of `currency`.
 */
export async function refusePlayerDaily(
  tx: Tx,
  daily: Config['playerDaily'],
  { userId, price, currency }: { userId: string; price: number; currency: Currency },
  now: Date,
): Promise<void> {
  if (price > daily.amount[currency]) throw conflict(paymentSays.packageTooDear);
  const completed = await tx
    .selectFrom('payments')
    .select(['amount', 'currency', 'settledAt'])
    .where('userId', '=', userId)
    .where('status', '=', 'COMPLETED')
    .where('settledAt', '>', later(now, -day))
    .orderBy('settledAt', 'desc')
    .execute();
  const oldestOfCount = completed[daily.count - 1];
  refuseUntilLeft(oldestOfCount?.settledAt, day, now, paymentSays.playerCount);
  let sum = price;
  const oldestOfAmount = completed
    .filter((payment) => payment.currency === currency)
    .find(({ amount }) => {
      sum += amount;
      return sum > daily.amount[currency];
    });
  refuseUntilLeft(oldestOfAmount?.settledAt, day, now, paymentSays.playerAmount);
}

/** Throws 429 while too many attempts of this creator, or of their network, have failed within an hour. */
export async function refuseAfterFailures(tx: Tx, { key, network }: Creator, now: Date): Promise<void> {
  const since = later(now, -hour);
  const nthNewest = (column: string, value: string, most: number) => sql`(
    select payment_attempts.ended_at from payment_attempts
    join payments on payments.id = payment_attempts.payment_id
    where payment_attempts.state = 'FAILED' and payment_attempts.ended_at > ${since}
      and ${sql.ref(`payments.${column}`)} = ${value}
    order by payment_attempts.ended_at desc offset ${most - 1} limit 1)`;
  const { rows } = await sql<{ creator: Date | null; network: Date | null }>`select
    ${nthNewest('creator', key, mostFailed.creator)} as creator,
    ${network ? nthNewest('creator_network', network, mostFailed.network) : sql`null`} as network`.execute(
    tx,
  );
  refuseUntilLeft(rows[0]?.creator, hour, now, paymentSays.tooManyFailed);
  refuseUntilLeft(rows[0]?.network, hour, now, paymentSays.tooManyFailed);
}

/** Throws 429 until what happened `at` leaves the window. */
function refuseUntilLeft(
  at: Date | null | undefined,
  window: number,
  now: Date,
  refusal: typeof paymentSays.playerCount,
): void {
  if (!at) return;
  const left = Math.max(1, (+later(at, window) - +now) / 1000);
  throw tooOften(left, refusal(waitOf(left)));
}
