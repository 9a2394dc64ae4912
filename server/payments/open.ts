import { type Selectable, sql } from 'kysely';
import { bonusRuns, type Currency } from '../../contract/diamondPackages';
import { paymentMinutes } from '../../contract/limits';
import { byEmail } from '../accounts/users';
import { later, minutes } from '../clock';
import { isDuplicate, transact } from '../db/guard';
import type { DiamondPackagesTable, PaymentsTable, Tx } from '../db/tables';
import { busy, conflict, notFound } from '../errors';
import { isId, newReference } from '../ids';
import { paymentSays } from '../messages/payments';
import type { Language } from '../messages/said';
import type { Parts } from '../parts';

export type Payment = Selectable<PaymentsTable>;
type Package = Selectable<DiamondPackagesTable>;

const mostOpen = 5;

/**
 * The open payment of this player for this package, made if there is none. The row is committed before the gateway is
 * called and gets its link afterwards, so that no transaction waits for a gateway and a crash between leaves something
 * that the next call completes (docs/security.md 34).
 */
export async function openPayment(
  parts: Parts,
  email: string,
  packageId: string,
  language: Language,
): Promise<{ payment: Payment; isNew: boolean }> {
  const found = await insertOrFind(parts, email, packageId).catch((error: unknown) => {
    // Another call was faster by a moment; its payment is there now.
    if (isDuplicate(error, 'payments_one_open')) return insertOrFind(parts, email, packageId);
    throw error;
  });
  return { ...found, payment: await ensureLink(parts, found.payment, language) };
}

const insertOrFind = (parts: Parts, email: string, packageId: string) =>
  transact(parts.db, async (tx) => {
    const now = parts.clock.now();
    const user = await lockPlayer(tx, email);
    const pkg = await findOnSale(tx, packageId);
    await expireOf(tx, user.id, now);
    const open = await tx
      .selectFrom('payments')
      .selectAll()
      .where('userId', '=', user.id)
      .where('status', '=', 'PENDING')
      .execute();
    const same = open.find((payment) => payment.packageId === pkg.id);
    if (same) return { payment: same, isNew: false };
    if (open.length >= mostOpen) throw conflict(paymentSays.tooManyOpen);
    return { payment: await insert(tx, parts, user, pkg, now), isNew: true };
  });

/** One lock per player makes the count of open payments and the look for one true until the commit. */
async function lockPlayer(tx: Tx, email: string) {
  const user = await byEmail(tx, email)
    .select(['id', 'email'])
    .where('emailVerifiedAt', 'is not', null)
    .where('bannedAt', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (!user) throw notFound(paymentSays.emailUnknown);
  return user;
}

async function findOnSale(tx: Tx, packageId: string): Promise<Package> {
  const pkg = isId(packageId)
    ? await tx
        .selectFrom('diamondPackages')
        .selectAll()
        .where('id', '=', packageId)
        .where('isActive', '=', true)
        .executeTakeFirst()
    : undefined;
  if (!pkg) throw notFound(paymentSays.packageGone);
  return pkg;
}

/** A payment past its time no longer stands in the way of a new one. */
const expireOf = (tx: Tx, userId: string, now: Date) =>
  tx
    .updateTable('payments')
    .set({ status: 'CANCELLED', settledAt: now })
    .where('userId', '=', userId)
    .where('status', '=', 'PENDING')
    .where('expiresAt', '<=', now)
    .execute();

/** Price, diamonds and bonus as the player saw them, whatever an admin changes meanwhile (decisions.md, Payments). */
function insert(
  tx: Tx,
  parts: Parts,
  user: { id: string; email: string },
  pkg: Package,
  now: Date,
): Promise<Payment> {
  const window = {
    bonusDiamonds: pkg.bonusDiamonds,
    bonusStartAt: pkg.bonusStartAt?.toISOString() ?? null,
    bonusEndAt: pkg.bonusEndAt?.toISOString() ?? null,
  };
  return tx
    .insertInto('payments')
    .values({
      id: newReference(),
      userId: user.id,
      email: user.email,
      packageId: pkg.id,
      packageName: pkg.name,
      diamonds: pkg.diamondAmount,
      bonusDiamonds: bonusRuns(window, now) ? pkg.bonusDiamonds : 0,
      amount: pkg.price,
      currency: pkg.currency as Currency,
      gateway: parts.gateway.name,
      status: 'PENDING',
      createdAt: now,
      expiresAt: later(now, minutes(paymentMinutes)),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Asks the gateway for the checkout page when the payment has none yet; the first stored link stands. */
export async function ensureLink(parts: Parts, payment: Payment, language: Language): Promise<Payment> {
  if (payment.paymentUrl) return payment;
  const order = {
    transactionId: payment.id,
    amount: payment.amount,
    currency: payment.currency,
    description: payment.packageName,
    returnUrl: `${parts.address.public}/shops`,
    expiresAt: payment.expiresAt,
    language,
  };
  const paymentUrl = await parts.gateway.checkout(order).catch((cause: unknown) => {
    // The payment stays and gets its link with the next call.
    throw Object.assign(busy(5), { cause });
  });
  return parts.db
    .updateTable('payments')
    .set({ paymentUrl: sql<string>`coalesce(payment_url, ${paymentUrl})` })
    .where('id', '=', payment.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}
