import { type Selectable, sql } from 'kysely';
import type { Currency } from '../../../contract/currencies';
import { bonusRuns } from '../../../contract/diamondPackages';
import { hourSeconds } from '../../../contract/durations';
import type { Language } from '../../../contract/languages';
import { textIn } from '../../../contract/localized';
import type { PurchaseFigures } from '../../../contract/payments';
import { onSale } from '../../content/onSale';
import { credentials } from '../../credentials/credentials';
import { inTransaction, isDuplicate } from '../../db/guard';
import type { Tables, Tx } from '../../db/tables';
import type { Dependencies } from '../../dependencies';
import { offeredGateways } from '../../operations/inForce';
import { addMs } from '../../platform/clock';
import { busy, conflict, notFound } from '../../platform/errors';
import { isId, newReference } from '../../platform/ids';
import { paymentMessages } from '../../platform/messages/payments';
import { countBegun } from '../effects/figures';
import type { Attempt, Payment } from '../effects/payment';
import { gatewayFor, gatewayNamed } from '../gateways/registry';
import { assertNotWaiting, type Buyer, ensureAttempt, PaymentEnded } from './attempts';
import { assertFewFailures, assertWithinPlayerDaily } from './buyerLimits';
import { type BuyerWords, keepBuyerWords } from './buyerWords';
import { assertWithinBuyerLimit, type Creator, isMadeBy, lockCreator } from './creator';
import { cancelExpired } from './expiry';
import { firstBonusFor } from './firstBonus';
import { isSameCode, type Promised, promise, promiseOpen } from './offers';
import { recipientOf } from './recipient';
import { assertSeen, figuresOf } from './seen';

type Package = Selectable<Tables['diamondPackages']>;

/** What to buy, for whom, how to pay (the first gateway when none is chosen), and what the buyer adds. */
export interface OpenPaymentInput {
  email: string;
  packageId: string;
  gateway?: string;
  words: BuyerWords | null;
  /** A code that brings bonus diamonds. */
  code?: string;
  /** The figures that the buyer saw, if the call carries them. */
  seen?: PurchaseFigures;
  /** Called once a new payment is stored, whatever follows. */
  made?: () => void;
}

/** An open payment with its checkout page, and its figures as the caller is shown them. */
export interface LinkedPayment {
  payment: Payment;
  figures: PurchaseFigures;
  attempt: Attempt;
}

/**
 * Returns the open payment of this player for this package, or creates one, with its attempt at the chosen gateway:
 * choosing another gateway makes another attempt at the same payment.
 */
export async function openPayment(
  deps: Dependencies,
  wanted: OpenPaymentInput,
  creator: Creator,
  buyer: Buyer,
): Promise<LinkedPayment & { isNew: boolean }> {
  if (offeredGateways(deps).length === 0) throw busy(hourSeconds, paymentMessages.closed);
  for (let tries = 1; ; tries++) {
    try {
      const found = await insertOrFind(deps, wanted, creator, buyer);
      if (found.isNew) wanted.made?.();
      const gateway = gatewayFor(offeredGateways(deps), found.payment.currency, wanted.gateway);
      return { ...found, attempt: await ensureAttempt(deps, found.payment, gateway, buyer) };
    } catch (error) {
      // Lost a race: another call's payment exists now, or the one that was found has ended meanwhile.
      const isLost = isDuplicate(error, 'payments_one_open') || error instanceof PaymentEnded;
      if (tries === 3 || !isLost) throw error;
    }
  }
}

/**
 * Returns the newest open attempt of a payment, with its page; the first gateway's when none has begun. When parts of the
 * price have arrived, the attempt is for what is missing, at a gateway that accepts parts. A gateway without keys no
 * longer offers a page: we would not learn of what is paid there.
 */
export async function resumePayment(deps: Dependencies, payment: Payment, buyer: Buyer): Promise<Attempt> {
  await assertNotWaiting(deps.db, payment.id);
  const known = deps.knownGateways.map(({ name }) => name);
  const newest = await deps.db
    .selectFrom('paymentAttempts')
    .selectAll()
    .where('paymentId', '=', payment.id)
    .where('state', '=', 'OPEN')
    .where(sql<boolean>`gateway = any(${known})`)
    .orderBy('createdAt', 'desc')
    .limit(1)
    .executeTakeFirst();
  const hasParts = await hasReceived(deps, payment.id);
  if (newest?.paymentUrl && !hasParts) return newest;
  const last = newest && gatewayNamed(deps.knownGateways, newest.gateway);
  if (!hasParts)
    return ensureAttempt(deps, payment, last ?? gatewayFor(offeredGateways(deps), payment.currency), buyer);
  const takesParts = [last, ...offeredGateways(deps)].find(
    (one) => one?.takesParts && one.currencies.includes(payment.currency),
  );
  if (takesParts) return ensureAttempt(deps, payment, takesParts, buyer);
  if (newest?.paymentUrl) return newest;
  throw conflict(paymentMessages.takesNoParts);
}

const hasReceived = async ({ db }: Dependencies, paymentId: string): Promise<boolean> => {
  const movement = await db
    .selectFrom('movements')
    .select('id')
    .where('paymentId', '=', paymentId)
    .limit(1)
    .executeTakeFirst();
  return movement !== undefined;
};

const insertOrFind = (
  deps: Dependencies,
  { email, packageId, gateway, words, code, seen }: OpenPaymentInput,
  creator: Creator,
  { language }: Buyer,
) =>
  inTransaction(deps.db, async (tx) => {
    const now = deps.clock.now();
    await lockCreator(tx, creator);
    await assertFewFailures(tx, creator, now);
    const user = await lockPlayer(tx, email, now);
    const { isOnSale, ...pkg } = await findPackage(tx, packageId, now);
    await cancelExpired(tx, now, { userId: user.id });
    const same = await lockSame(tx, user.id, pkg.id);
    // What somebody else added to it stays.
    if (same?.creator === creator.key) await keepBuyerWords(tx, same.id, words, now);
    // An open payment keeps its diamonds, so a code added to it counts on them and not on the package's current ones.
    const bought = { id: pkg.id, diamondAmount: same?.diamonds ?? pkg.diamondAmount };
    const asked = code ? { code, userId: user.id, pkg: bought } : null;
    if (same) {
      const isOwn = same.creator === creator.key;
      const payment = asked ? await promiseOpen(tx, same, { asked, isOwn }, now) : same;
      const isTyped = isSameCode(payment.offerCode ?? '', code ?? '');
      const figures = figuresOf(payment, isTyped || isMadeBy(creator, payment.creator));
      assertSeen(seen, figures, payment);
      return { payment, figures, isNew: false };
    }
    if (!isOnSale) throw notFound(paymentMessages.packageGone);
    const { name } = gatewayFor(offeredGateways(deps), pkg.currency as Currency, gateway);
    await assertWithinBuyerLimit(tx, creator, user.id, now);
    const sale = { userId: user.id, price: pkg.price, currency: pkg.currency as Currency };
    await assertWithinPlayerDaily(tx, deps.config.playerDaily, { ...sale, creator: creator.key }, now);
    const firstBonus = await firstBonusFor(tx, user.id, pkg);
    const promised = asked && (await promise(tx, asked, now));
    const row = newRow({ user, pkg, firstBonus, promised, creator, gateway: name, language }, now);
    const figures = figuresOf(row, true);
    assertSeen(seen, figures);
    const payment = await tx.insertInto('payments').values(row).returningAll().executeTakeFirstOrThrow();
    await countBegun(tx, payment);
    await keepBuyerWords(tx, payment.id, words, now);
    return { payment, figures, isNew: true };
  });

/** Locks the player until the commit, so that the check for an open payment stays valid. */
async function lockPlayer(tx: Tx, email: string, now: Date) {
  const user = await recipientOf(tx, email, now).select(['id', 'email']).forUpdate().executeTakeFirst();
  if (!user) throw notFound(paymentMessages.emailUnknown);
  return user;
}

/**
 * The open payment for this package, locked: payments are cancelled without the player's lock, and one that is being
 * cancelled is open no longer.
 */
const lockSame = (tx: Tx, userId: string, packageId: string): Promise<Payment | undefined> =>
  tx
    .selectFrom('payments')
    .selectAll()
    .where('userId', '=', userId)
    .where('packageId', '=', packageId)
    .where('status', '=', 'PENDING')
    .forUpdate()
    .executeTakeFirst();

/**
 * Locks the package against deletion until the commit. Only a new payment needs it to be on sale: one that is open may be
 * paid in another way after the sale (decisions.md, Gateways). Locked before any payment, as a deletion does.
 */
async function findPackage(tx: Tx, packageId: string, now: Date): Promise<Package & { isOnSale: boolean }> {
  const pkg = isId(packageId)
    ? await tx
        .selectFrom('diamondPackages')
        .selectAll()
        .select(onSale(now).as('isOnSale'))
        .where('id', '=', packageId)
        .forKeyShare()
        .executeTakeFirst()
    : undefined;
  if (!pkg) throw notFound(paymentMessages.packageGone);
  return pkg;
}

interface NewPayment {
  user: { id: string; email: string };
  pkg: Package;
  firstBonus: number;
  promised: Promised | null;
  creator: Creator;
  /** The gateway's name. */
  gateway: string;
  language: Language;
}

/** Price, diamonds and bonus of a new payment, which later changes do not reach (decisions.md, Payments). */
function newRow({ user, pkg, firstBonus, promised, creator, gateway, language }: NewPayment, now: Date) {
  const window = {
    bonusDiamonds: pkg.bonusDiamonds,
    bonusStartAt: pkg.bonusStartAt?.toISOString() ?? null,
    bonusEndAt: pkg.bonusEndAt?.toISOString() ?? null,
  };
  const offer = promised ?? { offerId: null, offerCode: null, offerBonus: 0 };
  return {
    id: newReference(),
    userId: user.id,
    email: user.email,
    packageId: pkg.id,
    packageName: textIn(pkg, 'name', language).text,
    diamonds: pkg.diamondAmount,
    bonusDiamonds: (bonusRuns(window, now) ? pkg.bonusDiamonds : 0) + firstBonus + offer.offerBonus,
    firstBonus,
    ...offer,
    amount: pkg.price,
    currency: pkg.currency as Currency,
    gateway,
    status: 'PENDING' as const,
    language,
    creator: creator.key,
    creatorNetwork: creator.network,
    createdAt: now,
    expiresAt: addMs(now, credentials.promisedPrice.lasts),
  };
}
