import { sql } from 'kysely';
import type { Check, Checks } from './check';

/**
 * A player's spending in a season equals the sum of the payments, unless it is to be recounted (studio.md section 9).
 */
const seasonTotals: Check = (range) => sql`
  select 'season ' || number || ' of ' || users.id || ': total ' || coalesce(amount, 0) || ', payments ' || spent as problem
  from users cross join seasons
  left join season_totals on season_totals.season_id = seasons.id and season_totals.user_id = users.id
  cross join lateral (select coalesce(sum(payments.amount - refunded), 0) as spent from payments
    where payments.user_id = users.id and status = 'COMPLETED' and currency = 'VND'
      and settled_at >= start_at and settled_at < end_at) sums
  where ${range('users.id')} and coalesce(amount, 0) <> spent
    and not exists (select from season_counts where season_counts.season_id = seasons.id)`;

/** Each season entry is one gift. */
const seasonGifts: Check = (range) => sql`
  select 'entry ' || wallet_entries.id || ' of a season is no gift' as problem from wallet_entries
  left join season_gifts on entry_id = wallet_entries.id and season_gifts.user_id = wallet_entries.user_id
    and season_gifts.wallet = wallet_entries.wallet and season_gifts.amount = wallet_entries.amount
    and given_at = wallet_entries.created_at
  where ${range('wallet_entries.id')} and reason = 'season' and entry_id is null`;

/** Each gift has its entry, or the accessory that it gave, which its player keeps. */
const paidGifts: Check = (range) => sql`
  select 'gift of a season at ' || spend || ' for ' || users.id || ' has no entry' as problem from users
  join season_gifts on season_gifts.user_id = users.id
  left join wallet_entries on wallet_entries.id = entry_id and wallet_entries.reason = 'season'
  where ${range('users.id')} and season_gifts.wallet is not null and wallet_entries.id is null
  union all
  select 'gift of a season at ' || spend || ' for ' || users.id || ' is not among the items' from users
  join season_gifts on season_gifts.user_id = users.id
  left join player_items on player_items.user_id = users.id
    and player_items.accessory_id = season_gifts.accessory_id
  where ${range('users.id')} and season_gifts.accessory_id is not null and player_items.user_id is null`;

/** Each item is the gift of a season. */
const items: Check = (range) => sql`
  select 'item ' || player_items.accessory_id || ' of ' || users.id || ' is no gift' as problem
  from users join player_items on player_items.user_id = users.id
  where ${range('users.id')} and (source <> 'season' or not exists (select from season_gifts
    where season_gifts.user_id = users.id and season_gifts.accessory_id = player_items.accessory_id))`;

export const seasonChecks: Checks = [
  ['users', seasonTotals],
  ['walletEntries', seasonGifts],
  ['users', paidGifts],
  ['users', items],
];
