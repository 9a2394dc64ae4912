import { sql } from 'kysely';
import { addFigures, type Figure } from '../../db/addFigures';
import type { Tx } from '../../db/tables';
import { dayIn } from '../../db/vietnamDays';
import { type Effect, problemsBy } from './effect';
import { figureProblems } from './figureProblems';
import { payerDays } from './payers';
import type { Payment } from './payment';

/** A payment was begun: in the hour of its beginning, as are all parts of that whole. */
export const countBegun = (tx: Tx, { createdAt, offerId }: Payment) =>
  addFigures(tx, [
    { name: 'begun', at: createdAt },
    ...(offerId ? [{ name: 'offer-begun', key: offerId, at: createdAt }] : []),
  ]);

/** An open payment's code is another one, or none, from now on. */
export async function countOtherCode(tx: Tx, was: Payment, offerId: string | null): Promise<void> {
  if (was.offerId === offerId) return;
  const counted = { name: 'offer-begun', at: was.createdAt };
  await addFigures(tx, [
    ...(was.offerId ? [{ ...counted, key: was.offerId, count: -1 }] : []),
    ...(offerId ? [{ ...counted, key: offerId }] : []),
  ]);
}

/** A payment has failed, or (`count` -1) has not, as it was completed after all. */
const failed = ({ gateway, createdAt }: Payment, count: 1 | -1): Figure => ({
  name: 'failed',
  key: gateway,
  at: createdAt,
  count,
});
/**
 * The first page of a payment is about to be stored, unless it has one. Two gateways may open their pages at the same moment.
 * Locks no row, as whoever settles locks the payment's before the attempt's.
 */
export async function countOpened(tx: Tx, { id, createdAt }: Payment): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`page ${id}`}, 0))`.execute(tx);
  const linked = tx.selectFrom('paymentAttempts').select('id').where('paymentId', '=', id);
  if (await linked.where('linkedAt', 'is not', null).executeTakeFirst()) return;
  await addFigures(tx, [{ name: 'opened', at: createdAt }]);
}

/** A payment has failed. */
export const countFailed = (tx: Tx, payment: Payment) => addFigures(tx, [failed(payment, 1)]);

/** Notes that a player paid on this day; says whether it was for the first time that day, ever, and with this code. */
async function notePayer(tx: Tx, { id, userId, offerId }: Payment, at: Date) {
  const others = sql`from payments where user_id = ${userId} and status = 'COMPLETED' and id <> ${id}`;
  const { rows } = await sql<{ isFirst: boolean | null; isFirstWithCode: boolean }>`
    with noted as (
      insert into payer_days (day, user_id, paid_at, is_first)
      values (${dayIn(sql`${at}::timestamptz`)}, ${userId}, ${at}, not exists (select ${others}))
      on conflict (day, user_id) do nothing returning is_first
    )
    select (select is_first from noted) as is_first,
      ${offerId}::uuid is not null and not exists (select ${others} and offer_id = ${offerId}) as is_first_with_code`.execute(
    tx,
  );
  const [row] = rows;
  return {
    isFirstOfDay: row?.isFirst !== null,
    isFirst: row?.isFirst === true,
    isFirstWithCode: row?.isFirstWithCode === true,
  };
}

/** The sums that the dashboard and the report of a code read: what was paid, by whom, with which code, and what was refunded. */
export const figures: Effect = {
  name: 'figures',
  async apply(tx, _deps, { payment, was, now }) {
    const { packageId, offerId, currency, amount, createdAt } = payment;
    const { isFirstOfDay, isFirst, isFirstWithCode } = await notePayer(tx, payment, now);
    const paid = { currency, amount, at: now };
    await addFigures(tx, [
      ...(was.status === 'FAILED' ? [failed(was, -1)] : []),
      { name: 'begun-paid', at: createdAt },
      { name: 'paid', key: packageId, ...paid },
      ...(isFirst ? [{ name: 'first-payers', at: now }] : []),
      ...(isFirstOfDay ? [{ name: 'payers', at: now }] : []),
      ...(offerId ? [{ name: 'offer-paid', key: offerId, ...paid }] : []),
      ...(isFirstWithCode ? [{ name: 'offer-players', key: offerId, at: now }] : []),
    ]);
  },
  async reverse(tx, _deps, { payment, amount, now }) {
    const { offerId, currency, refunded, settledAt } = payment;
    const isFirst = refunded === amount;
    await addFigures(tx, [
      ...(offerId && settledAt
        ? [{ name: 'offer-refunded', key: offerId, currency, at: settledAt, count: isFirst ? 1 : 0, amount }]
        : []),
      { name: 'refunded', currency, at: now, amount },
    ]);
  },
  async *problems(db, batch) {
    yield* problemsBy([['users', payerDays]])(db, batch);
    yield* await figureProblems(db, batch);
  },
};
