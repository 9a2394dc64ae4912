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

/** A payment's code is another one, or none, from now on. In one order, as two buyers may exchange the same two codes at once. */
function otherCode(was: Payment, offerId: string | null): Figure[] {
  if (was.offerId === offerId) return [];
  const codes = [
    { key: was.offerId, count: -1 },
    { key: offerId, count: 1 },
  ].flatMap(({ key, count }) => (key ? [{ name: 'offer-begun', key, at: was.createdAt, count }] : []));
  return codes.sort((a, b) => (a.key < b.key ? -1 : 1));
}

/** An open payment has another code from now on. */
export const countOtherCode = (tx: Tx, was: Payment, offerId: string) =>
  addFigures(tx, otherCode(was, offerId));

/** A payment has failed, or (`count` -1) has not, as it was completed after all. */
const failed = ({ gateway, createdAt }: Payment, count: 1 | -1): Figure => ({
  name: 'failed',
  key: gateway,
  at: createdAt,
  count,
});

/**
 * Whether a page that is about to be stored is the first one of its payment, which is then to be counted (`countOpened`). Two
 * gateways may open their pages at the same moment: until the commit, the other waits. Locks no row, as whoever settles locks
 * the payment's before the attempt's.
 */
export async function isFirstPage(tx: Tx, { id }: Payment): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`page ${id}`}, 0))`.execute(tx);
  const linked = tx.selectFrom('paymentAttempts').select('id').where('paymentId', '=', id);
  return !(await linked.where('linkedAt', 'is not', null).executeTakeFirst());
}

/** The first page of a payment was stored. */
export const countOpened = (tx: Tx, { createdAt }: Payment) =>
  addFigures(tx, [{ name: 'opened', at: createdAt }]);

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

export const figures: Effect = {
  name: 'figures',
  does: 'The sums of the dashboard and of codes grow: what was paid, by whom and with which code, and what was refunded.',
  async apply(tx, _deps, { payment, was, now }) {
    const { packageId, offerId, currency, amount, createdAt } = payment;
    const { isFirstOfDay, isFirst, isFirstWithCode } = await notePayer(tx, payment, now);
    const paid = { currency, amount, at: now };
    await addFigures(tx, [
      // A use that was free no longer: `keepUse` has taken the code away.
      ...otherCode(was, offerId),
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
  async *problems(db, reading) {
    yield* problemsBy([['users', payerDays]])(db, reading);
    yield* await figureProblems(db, reading.batch);
  },
};
