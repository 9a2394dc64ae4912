import { sql } from 'kysely';
import { bonusOf, codeForm } from '../../../contract/offers';
import type { OfferQuery, PaymentOffer } from '../../../contract/payments';
import { onSale } from '../../content/onSale';
import type { Db, Tx } from '../../db/tables';
import type { Dependencies } from '../../dependencies';
import { ApiError, conflict, invalid, notFound } from '../../platform/errors';
import { isId } from '../../platform/ids';
import { paymentMessages } from '../../platform/messages/payments';
import { countOtherCode } from '../effects/figures';
import type { Payment } from '../effects/payment';
import { hasFreeUse, lockUses } from '../effects/uses';
import { recipientOf } from './recipient';

/** A code's bonus for a package, as written on a payment. */
export interface Promised {
  offerId: string;
  offerCode: string;
  offerBonus: number;
}

/** What a code is tried for; a payment that already carries it does not count against itself. */
interface Asked {
  code: string;
  userId: string;
  pkg: { id: string; diamondAmount: number };
  paymentId?: string;
}

/** Whether an error is the refusal of a code: the same one for a wrong, unknown, expired and used-up code. */
export const isCodeRefusal = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 400 && error.fields?.code !== undefined;

const refusal = () => invalid({ code: [paymentMessages.codeWrong] }, paymentMessages.codeWrong);

/**
 * A code's bonus for a player and a package (studio.md, Shop work). Throws the same 400 for every reason, after the
 * same single query, so that nobody learns which codes exist.
 */
async function promiseOf(db: Db | Tx, asked: Asked, now: Date): Promise<Promised> {
  // The empty string is never a code, so invalid input costs the same query.
  const code = codeForm.pattern.test(asked.code) ? asked.code : '';
  const { rows } = await sql<{ id: string; code: string; bonusKind: number; amount: number }>`
    select id, code, bonus_kind, amount from offers
    where upper(code) = upper(${code}) and is_active and (start_at is null or start_at <= ${now})
      and (end_at is null or end_at > ${now})
      and (packages = '[]'::jsonb or packages @> ${JSON.stringify([asked.pkg.id])}::jsonb)
      and ${hasFreeUse(asked, now)}`.execute(db);
  const [offer] = rows;
  if (!offer) throw refusal();
  return { offerId: offer.id, offerCode: offer.code, offerBonus: bonusOf(offer, asked.pkg.diamondAmount) };
}

/**
 * A code's current bonus: of an open payment, which it would be added to, otherwise of the package. Throws 404 for an
 * unknown player, and for a package that is not on sale unless a payment for it is open.
 */
export async function offerFor(
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  { email, packageId, code }: OfferQuery,
): Promise<PaymentOffer> {
  const now = clock.now();
  const user = await recipientOf(db, email, now).select('id').executeTakeFirst();
  if (!user) throw notFound(paymentMessages.emailUnknown);
  const found = db
    .selectFrom('diamondPackages')
    .select(['id', 'diamondAmount', onSale(now).as('isOnSale')])
    .where('id', '=', packageId);
  const pkg = isId(packageId) ? await found.executeTakeFirst() : undefined;
  if (!pkg) throw notFound(paymentMessages.packageGone);
  const open = await db
    .selectFrom('payments')
    .select(['id', 'diamonds', 'offerCode', 'offerBonus'])
    .where('userId', '=', user.id)
    .where('packageId', '=', pkg.id)
    .where('status', '=', 'PENDING')
    .where('expiresAt', '>', now)
    .executeTakeFirst();
  if (!open && !pkg.isOnSale) throw notFound(paymentMessages.packageGone);
  if (open?.offerCode && isSameCode(open.offerCode, code))
    return { code: open.offerCode, bonus: open.offerBonus };
  const bought = { id: pkg.id, diamondAmount: open?.diamonds ?? pkg.diamondAmount };
  const asked = { code, userId: user.id, pkg: bought, ...(open && { paymentId: open.id }) };
  const { offerCode, offerBonus } = await promiseOf(db, asked, now);
  return { code: offerCode, bonus: offerBonus };
}

/** Whether two texts are the same code; its letters may be of either case. */
export const isSameCode = (one: string, other: string): boolean => one.toUpperCase() === other.toUpperCase();

/** What a payment's code brings, with its text for whoever may read that; nothing for a payment without one. */
export const shownOffer = (
  { offerCode, offerBonus }: Pick<Payment, 'offerCode' | 'offerBonus'>,
  isRead: boolean,
) => (offerCode === null ? {} : { offer: { ...(isRead && { code: offerCode }), bonus: offerBonus } });

/**
 * Promises a code's bonus to a payment that is about to begin, or that carries no code or another one. For codes with
 * limited uses, callers queue here: of any number at once, only as many succeed as uses are left. The caller holds
 * the player's lock.
 */
export async function promise(tx: Tx, asked: Asked, now: Date): Promise<Promised> {
  const { offerId } = await promiseOf(tx, asked, now);
  // Kept from being deleted until the commit, unless that has just happened.
  const offer = tx.selectFrom('offers').select('id').where('id', '=', offerId).forKeyShare();
  if (!(await offer.executeTakeFirst())) throw refusal();
  await tx
    .insertInto('offerCounts')
    .values({ offerId })
    .onConflict((row) => row.column('offerId').doNothing())
    .execute();
  await lockUses(tx, offerId);
  // Queried again, because only now does it see what others began or completed before they released the lock.
  return promiseOf(tx, asked, now);
}

/**
 * Adds a code to an open payment: the price stays, the diamonds increase. Only for the payment's own creator, as
 * nobody may change what somebody else began.
 */
export async function promiseOpen(
  tx: Tx,
  payment: Payment,
  { asked, isOwn }: { asked: Asked; isOwn: boolean },
  now: Date,
): Promise<Payment> {
  if (payment.offerCode && isSameCode(payment.offerCode, asked.code)) return payment;
  const promised = await promise(tx, { ...asked, paymentId: payment.id }, now);
  if (!isOwn) throw conflict(paymentMessages.codeTooLate, { code: [paymentMessages.codeTooLate] });
  await countOtherCode(tx, payment, promised.offerId);
  return tx
    .updateTable('payments')
    .set({ ...promised, bonusDiamonds: payment.bonusDiamonds - payment.offerBonus + promised.offerBonus })
    .where('id', '=', payment.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}
