import { type Selectable, sql } from 'kysely';
import type { WalletEntries, WalletEntry } from '../../../contract/ownWallet';
import { credentials } from '../../credentials/credentials';
import type { WalletEntriesTable } from '../../db/moneyTables';
import type { Db } from '../../db/tables';
import type { Dependencies } from '../../dependencies';
import { addMs } from '../../platform/clock';
import { isId } from '../../platform/ids';
import { afterPlace, newestFirst, pageLimit, pageOf, placeOf } from '../../resources/keyset';
import { isSamePackage, packageNames } from '../effects/packageNames';
import { receiptKey } from '../effects/receiptMail';

type Deps = Pick<Dependencies, 'clock' | 'keys'>;
type Wallet = WalletEntriesTable['wallet'];
interface EntryRow
  extends Pick<
    Selectable<WalletEntriesTable>,
    'id' | 'createdAt' | 'amount' | 'balanceAfter' | 'reason' | 'paymentId'
  > {
  packageName: string | null;
  packageNameEn: string;
  settledAt: Date | null;
  seasonNumber: number | null;
  itemName: string | null;
  itemId: string | null;
  isTaken: boolean;
}

/** A page of the changes of a player's wallet, newest first. Throws 400 for a place that no page named. */
export async function walletOf(
  deps: Deps & { reads: Db },
  { userId, wallet }: { userId: string; wallet: Wallet },
  after: string | undefined,
): Promise<WalletEntries> {
  const place = placeOf(after, isId);
  // The index has a player's entries in this order; those of the other wallets are passed.
  const { rows: read } =
    await sql<EntryRow>`select entries.id, entries.created_at, entries.amount, balance_after, entries.reason,
      entries.payment_id, ${packageNames}, payments.settled_at,
      (select number from seasons where seasons.id = season_id) as season_number,
      coalesce(item_purchases.name, item_name) as item_name,
      coalesce(item_purchases.accessory_id, money_requests.accessory_id) as item_id, coalesce(takes_item, false) as is_taken
    from (select * from wallet_entries where user_id = ${userId} and wallet = ${wallet} and ${afterPlace(place)}
      order by ${newestFirst} limit ${pageLimit}) as entries
    left join payments on payments.id = entries.payment_id
    left join item_purchases on item_purchases.id = purchase_id
    left join money_requests on money_requests.id = request_id
    left join diamond_packages on ${isSamePackage}
    order by entries.created_at desc, entries.id desc`.execute(deps.reads);
  const { rows, next } = pageOf(read);
  return { entries: rows.map((row) => toEntry(deps, row)), ...(next && { next }) };
}

function toEntry({ clock, keys }: Deps, row: EntryRow): WalletEntry {
  const { id, createdAt, amount, balanceAfter, reason, paymentId, packageName, settledAt } = row;
  const { seasonNumber, itemName, itemId, isTaken } = row;
  const opens = settledAt !== null && settledAt > addMs(clock.now(), -credentials.receiptLink.lasts);
  return {
    id,
    amount,
    balanceAfter,
    reason,
    createdAt: createdAt.toISOString(),
    ...(packageName && { packageName, packageNameEn: row.packageNameEn }),
    ...(paymentId && { paymentId, ...(opens && { receiptKey: receiptKey(keys.receipts[0], paymentId) }) }),
    ...(seasonNumber !== null && { seasonNumber }),
    ...(itemName && itemId && { itemName, itemId }),
    ...(isTaken && { isTaken }),
  };
}
