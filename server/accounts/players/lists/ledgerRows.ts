import { sql } from 'kysely';
import { listOfPlayer, type playerLists } from '../../../../contract/playerLists';
import type { RowOf } from '../../../../contract/readFields';
import { type RawRow, withMoments } from '../../../resources/rawRows';
import type { ListRows } from '../../../resources/sqlSource';

/** The entries of a player's wallets, each with its cause. */
export const ledgerRows = (
  userId: string,
): ListRows<RawRow<typeof playerLists.ledger>, RowOf<typeof playerLists.ledger>> => ({
  resource: listOfPlayer('ledger', userId),
  from: () => sql`wallet_entries`,
  columns: sql`id, created_at, wallet, amount, balance_after, reason, payment_id, request_id,
    (select package_name from payments where payments.id = payment_id) as package_name,
    (select number from seasons where seasons.id = season_id) as season_number,
    coalesce((select name from item_purchases where item_purchases.id = purchase_id),
      (select item_name from money_requests where money_requests.id = request_id)) as item_name`,
  visible: () => [sql`user_id = ${userId}`],
  shown: async (_, rows) => rows.map(withMoments),
});
