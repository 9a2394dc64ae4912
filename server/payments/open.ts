import { type Selectable, sql } from 'kysely';
import type { Currency } from '../../contract/currencies';
import { bonusRuns } from '../../contract/diamondPackages';
import type { Language } from '../../contract/languages';
import { paymentMinutes } from '../../contract/limits';
import { byEmail } from '../accounts/users';
import { later, minutes } from '../clock';
import { isDuplicate, transact } from '../db/guard';
import type { PaymentsTable, Tables, Tx } from '../db/tables';
import type { Dependencies } from '../dependencies';
import { busy, notFound } from '../errors';
import { isId, newReference } from '../ids';
import { paymentSays } from '../messages/payments';
import { type Creator, lockCreator, refuseTooMany } from './creator';
import { gatewayFor, gatewayNamed } from './gateways/registry';

export type Payment = Selectable<PaymentsTable>;
type Package = Selectable<Tables['diamondPackages']>;

/**
 * Returns the open payment of this player for this package, or creates one. The row is committed before the gateway is
 * called and gets its link afterwards, so that no transaction waits for a gateway and the next call completes what a
 * crash left behind (docs/security.md 34).
 */
export async function openPayment(
  deps: Dependencies,
  email: string,
  packageId: string,
  creator: Creator,
  language: Language,
): Promise<{ payment: Payment; isNew: boolean }> {
  if (deps.gateways.length === 0) throw busy(3600, paymentSays.closed);
  const attempt = () => insertOrFind(deps, email, packageId, creator);
  const found = await attempt().catch((error: unknown) => {
    // Lost a race: the other call's payment exists now.
    if (isDuplicate(error, 'payments_one_open')) return attempt();
    throw error;
  });
  return { ...found, payment: await ensureLink(deps, found.payment, language) };
}

const insertOrFind = (deps: Dependencies, email: string, packageId: string, creator: Creator) =>
  transact(deps.db, async (tx) => {
    const now = deps.clock.now();
    await lockCreator(tx, creator);
    const user = await lockPlayer(tx, email);
    const pkg = await findOnSale(tx, packageId);
    await expireOf(tx, user.id, now);
    const same = await tx
      .selectFrom('payments')
      .selectAll()
      .where('userId', '=', user.id)
      .where('packageId', '=', pkg.id)
      .where('status', '=', 'PENDING')
      .executeTakeFirst();
    if (same) return { payment: same, isNew: false };
    await refuseTooMany(tx, creator, user.id, now);
    return { payment: await insert(tx, deps, user, pkg, creator, now), isNew: true };
  });

/** Locks the player until the commit, so that the check for an open payment stays valid. */
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

/** Locks the package against deletion until the commit; a package with price 0 is not sold (decisions.md, Price 0). */
async function findOnSale(tx: Tx, packageId: string): Promise<Package> {
  const pkg = isId(packageId)
    ? await tx
        .selectFrom('diamondPackages')
        .selectAll()
        .where('id', '=', packageId)
        .where('isActive', '=', true)
        .where('price', '>', 0)
        .forKeyShare()
        .executeTakeFirst()
    : undefined;
  if (!pkg) throw notFound(paymentSays.packageGone);
  return pkg;
}

/** Expires overdue payments, so that they do not block a new one. */
const expireOf = (tx: Tx, userId: string, now: Date) =>
  tx
    .updateTable('payments')
    .set({ status: 'CANCELLED', settledAt: now })
    .where('userId', '=', userId)
    .where('status', '=', 'PENDING')
    .where('expiresAt', '<=', now)
    .execute();

/** Stores price, diamonds and bonus as the player saw them, unaffected by later changes (decisions.md, Payments). */
function insert(
  tx: Tx,
  deps: Dependencies,
  user: { id: string; email: string },
  pkg: Package,
  creator: Creator,
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
      gateway: gatewayFor(deps.gateways, pkg.currency as Currency).name,
      status: 'PENDING',
      creator: creator.key,
      creatorNetwork: creator.network,
      createdAt: now,
      expiresAt: later(now, minutes(paymentMinutes)),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Requests the checkout page when the payment has none yet; the first stored link wins. */
export async function ensureLink(deps: Dependencies, payment: Payment, language: Language): Promise<Payment> {
  if (payment.paymentUrl) return payment;
  const order = {
    transactionId: payment.id,
    amount: payment.amount,
    currency: payment.currency,
    description: payment.packageName,
    returnUrl: `${deps.address.public}/shops?payment=${payment.id}`,
    expiresAt: payment.expiresAt,
    language,
  };
  const gateway = gatewayNamed(deps.gateways, payment.gateway);
  if (!gateway) throw busy(3600, paymentSays.closed);
  const paymentUrl = await gateway.checkout(order).catch((cause: unknown) => {
    // The payment stays and the next call adds its link.
    throw Object.assign(busy(5), { cause });
  });
  return deps.db
    .updateTable('payments')
    .set({ paymentUrl: sql<string>`coalesce(payment_url, ${paymentUrl})` })
    .where('id', '=', payment.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}
