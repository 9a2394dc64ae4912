import { sql } from 'kysely';
import { type Currency, fromMinorUnits } from '../../../contract/currencies';
import type { PaymentStatus } from '../../../contract/payments';
import type { Purchase, Purchases } from '../../../contract/purchases';
import { credentials } from '../../credentials/credentials';
import type { Db } from '../../db/tables';
import type { Dependencies } from '../../dependencies';
import { addMs } from '../../platform/clock';
import { afterPlace, newestFirst, pageLimit, pageOf, placeOf } from '../../resources/keyset';
import { takenBackOf } from '../effects/clawBack';
import { repaidDebt } from '../effects/entries';
import { isOpenGift, linkOf } from '../effects/giftLinks';
import { fitWords } from '../effects/mailReaders';
import { isSamePackage, packageNames } from '../effects/packageNames';
import { receiptKey } from '../effects/receiptMail';
import { moneyOf, type ReceivedSums, receivedSums, reportedMoneyOf } from '../ledger/received';
import { accountKey } from './creator';

interface PurchaseRow extends ReceivedSums {
  id: string;
  createdAt: Date;
  expiresAt: Date;
  settledAt: Date | null;
  userId: string;
  status: PaymentStatus;
  packageName: string;
  packageNameEn: string;
  diamonds: number;
  bonusDiamonds: number;
  repaid: number;
  recipient: string | null;
  creator: string | null;
  amount: number;
  refunded: number;
  refunding: number;
  currency: Currency;
  gateway: string;
  offerCode: string | null;
  giver: string | null;
  message: string | null;
  giftId: string | null;
  keyHash: string | null;
  openedAt: Date | null;
}

/** Ids of purchases are of 128 random bits; those of another server may be any word. */
const isPaymentId = (id: string) => id.length <= 64;

/** A page of what an account paid for or received, newest first. Throws 400 for a place that no page named. */
export async function purchasesOf(
  deps: Pick<Dependencies, 'clock' | 'keys'> & { reads: Db },
  userId: string,
  after: string | undefined,
): Promise<Purchases> {
  const { rows, next } = pageOf(await readPurchases(deps, userId, after));
  return { purchases: rows.map((row) => toPurchase(deps, row, userId)), ...(next && { next }) };
}

/** Each of the two ways to a purchase has its index, and is read no further than the page. */
async function readPurchases(
  { reads, clock }: { reads: Db } & Pick<Dependencies, 'clock'>,
  userId: string,
  after: string | undefined,
): Promise<PurchaseRow[]> {
  const creator = accountKey(userId);
  const rest = sql`and ${afterPlace(placeOf(after, isPaymentId))} order by ${newestFirst} limit ${pageLimit}`;
  const { rows } = await sql<PurchaseRow>`select payments.*, money.*, ${repaidDebt} as repaid,
      ${packageNames},
      case when users.erased_at is null then users.user_name end as recipient,
      payment_buyers.name as giver, payment_buyers.message,
      gift_links.id as gift_id, gift_links.key_hash, gift_links.opened_at,
      (select coalesce(sum(amount), 0)::bigint from money_requests
        where payment_id = payments.id and kind = 'refund' and state in ('approved', 'sent')) as refunding
    from (select id from (
        (select id, created_at from payments where user_id = ${userId} ${rest}) union
        (select id, created_at from payments where creator = ${creator} and creator like 'account:%' ${rest})
      ) as either order by ${newestFirst} limit ${pageLimit}) as page
    join payments on payments.id = page.id
    join users on users.id = payments.user_id
    left join diamond_packages on ${isSamePackage}
    left join payment_buyers on payment_buyers.payment_id = payments.id
    left join gift_links on gift_links.payment_id = payments.id and ${isOpenGift(clock.now())}
    cross join lateral (select ${receivedSums} ${moneyOf(sql.ref('payments.id'))}) as money
    order by payments.created_at desc, payments.id desc`.execute(reads);
  return rows;
}

type Deps = Pick<Dependencies, 'clock' | 'keys'>;

/** The status of a payment at a moment: an overdue one is cancelled, also before that is stored. */
export const statusAt = ({ status, expiresAt }: Pick<PurchaseRow, 'status' | 'expiresAt'>, now: Date) =>
  status === 'PENDING' && expiresAt <= now ? 'CANCELLED' : status;

/** A purchase as this account may see it: what was paid, and how, only if it paid. */
function toPurchase(deps: Deps, row: PurchaseRow, userId: string): Purchase {
  const { id, createdAt, userId: receiver, recipient, repaid, currency } = row;
  const status = statusAt(row, deps.clock.now());
  const isReceived = receiver === userId;
  const { held, ...money } = reportedMoneyOf({ ...row, status });
  const takenBack = takenBackOf(row);
  return {
    id,
    createdAt: createdAt.toISOString(),
    status,
    packageName: row.packageName,
    packageNameEn: row.packageNameEn,
    diamonds: row.diamonds + row.bonusDiamonds,
    isReceived,
    ...(isReceived && repaid > 0 && { repaid }),
    ...(takenBack > 0 && { takenBack }),
    ...(!isReceived && recipient && { recipient }),
    ...(row.creator === accountKey(userId) && { paid: paidPart(row, money, status === 'PENDING') }),
    ...(held !== undefined && { held: { amount: held, currency } }),
    ...giverOf(row),
    ...giftOf(deps, row),
    ...(hasReceipt(deps, row) && { receiptKey: receiptKey(deps.keys.receipts[0], id) }),
  };
}

function giverOf(row: PurchaseRow): Pick<Purchase, 'giver'> {
  const { giver: name, message } = fitWords(row);
  return name ? { giver: { name, ...(message && { message }) } } : {};
}

function giftOf({ keys }: Deps, { giftId: id, keyHash, openedAt }: PurchaseRow): Pick<Purchase, 'gift'> {
  const link = id !== null && keyHash !== null && linkOf(keys, { id, keyHash });
  return link ? { gift: { ...link, isOpened: openedAt !== null } } : {};
}

type Reported = Omit<ReturnType<typeof reportedMoneyOf>, 'held'>;
const paidPart = (
  row: PurchaseRow,
  { received, missing, returned, kept, moved }: Reported,
  isOpen: boolean,
) => ({
  amount: fromMinorUnits(row.amount, row.currency),
  currency: row.currency,
  gateway: row.gateway,
  ...(row.offerCode !== null && { code: row.offerCode }),
  ...(isOpen && { resumeUntil: row.expiresAt.toISOString() }),
  received,
  missing,
  returned,
  kept,
  moved,
  ...(row.refunding > 0 && { refunding: fromMinorUnits(row.refunding, row.currency) }),
});

/** The receipt went to both in mails (effects/receiptMail.ts), and opens for as long as these do. */
const hasReceipt = ({ clock }: Deps, { status, settledAt }: PurchaseRow): boolean =>
  status === 'COMPLETED' &&
  settledAt !== null &&
  settledAt > addMs(clock.now(), -credentials.receiptLink.lasts);
