import { sql } from 'kysely';
import type { Currency } from '../../../contract/currencies';
import type { Tx } from '../../db/tables';
import { addMs, hours } from '../../platform/clock';
import type { Config } from '../../platform/config';
import { conflict, tooOften } from '../../platform/errors';
import { paymentMessages } from '../../platform/messages/payments';
import { waitOf } from '../../platform/messages/waits';
import { accountKey, type Creator } from './creator';

const day = hours(24);
const hour = hours(1);

/** Failed attempts within an hour after which no more payments are created (decisions.md, Limits). */
const mostFailed = { creator: 10, network: 30 };

/**
 * Throws 429 when purchases for the player in the last 24 hours leave no room for another payment of this price, with the
 * time until there is; 409 for a price that will never fit. Open payments count as purchases until they expire, whoever
 * began them: what is paid is never refused, so that several browsers could exceed the limit by opening first and paying
 * later. For the player's own account only those that it began count, so that nobody blocks a player without paying.
 * `price` is in the smallest unit of `currency`.
 */
export async function assertWithinPlayerDaily(
  tx: Tx,
  daily: Config['playerDaily'],
  { price, ...wanted }: { userId: string; price: number; currency: Currency; creator: string },
  now: Date,
): Promise<void> {
  const { currency } = wanted;
  if (price > daily.amount[currency]) throw conflict(paymentMessages.packageTooDear);
  const bought = await boughtFor(tx, wanted, now);
  assertPast(bought[daily.count - 1]?.countsUntil, now, paymentMessages.playerCount);
  let sum = price;
  const last = bought
    .filter((payment) => payment.currency === currency)
    .find(({ amount }) => {
      sum += amount;
      return sum > daily.amount[currency];
    });
  assertPast(last?.countsUntil, now, paymentMessages.playerAmount);
}

interface Bought {
  amount: number;
  currency: Currency;
  countsUntil: Date;
}

/** Payments that count towards a player's limits, ordered by when they stop counting, latest first. */
async function boughtFor(
  tx: Tx,
  { userId, creator }: { userId: string; creator: string },
  now: Date,
): Promise<Bought[]> {
  const payments = tx.selectFrom('payments').where('userId', '=', userId);
  const completed = await payments
    .select(['amount', 'currency', 'settledAt'])
    .where('status', '=', 'COMPLETED')
    .where('settledAt', '>', addMs(now, -day))
    .execute();
  const pending = payments.where('status', '=', 'PENDING').where('expiresAt', '>', now);
  const counted = creator === accountKey(userId) ? pending.where('creator', '=', creator) : pending;
  const open = await counted.select(['amount', 'currency', 'expiresAt as countsUntil']).execute();
  return [
    ...completed.map(({ settledAt, ...rest }) => ({ ...rest, countsUntil: addMs(settledAt ?? now, day) })),
    ...open,
  ].sort((a, b) => +b.countsUntil - +a.countsUntil);
}

/** Throws 429 while too many attempts of this creator, or of their network, have failed within an hour. */
export async function assertFewFailures(tx: Tx, { key, network }: Creator, now: Date): Promise<void> {
  const since = addMs(now, -hour);
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
  for (const at of [rows[0]?.creator, rows[0]?.network]) {
    assertPast(at ? addMs(at, hour) : undefined, now, paymentMessages.tooManyFailed);
  }
}

/** Throws 429 until a given moment, if there is one. */
function assertPast(until: Date | undefined, now: Date, refusal: typeof paymentMessages.playerCount): void {
  if (!until) return;
  const left = Math.max(1, (+until - +now) / 1000);
  throw tooOften(left, refusal(waitOf(left)));
}
