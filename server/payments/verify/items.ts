import { sql } from 'kysely';
import type { Check, Checks } from '../effects/check';

/** A purchase of an accessory took its price once, and returned it once where it says so. */
const purchases: Check = (range) => sql`
  select 'purchase ' || purchases.id || ' of an accessory for ' || price || ' ' || purchases.wallet || ' has entries of ' || taken
    || ' and ' || returned as problem
  from item_purchases purchases, lateral (select
      coalesce(sum(-amount) filter (where reason = 'item' and created_at = bought_at), 0) as taken,
      coalesce(sum(amount) filter (where reason = 'item-return' and created_at = returned_at), 0) as returned,
      count(*) filter (where reason in ('item', 'item-return')) as entries
    from wallet_entries where purchase_id = purchases.id and wallet_entries.user_id = purchases.user_id
      and (wallet_entries.wallet = purchases.wallet or reason = 'repayment')) sums
  where ${range('purchases.id')} and (taken <> price or returned <> (case when returned_at is null then 0 else price end)
    or entries <> (case when returned_at is null then 1 else 2 end))`;

/** Each entry of an accessory is of its player's purchase, in its wallet. */
const entries: Check = (range) => sql`
  select 'entry ' || wallet_entries.id || ' of an accessory is not of its purchase' as problem from wallet_entries
  left join item_purchases purchases on purchases.id = purchase_id and purchases.user_id = wallet_entries.user_id
    and purchases.wallet = wallet_entries.wallet
  where ${range('wallet_entries.id')} and reason in ('item', 'item-return') and purchases.id is null`;

/**
 * A player has what was bought and not returned, unless the erasing of the account has begun; an item that was bought names its purchase, and
 * no other does.
 */
const owned: Check = (range) => sql`
  select 'purchase ' || purchases.id || ' of an accessory and what its player has differ' as problem
  from item_purchases purchases left join erased_players erased on erased.user_id = purchases.user_id
  left join player_items items on items.purchase_id = purchases.id
  where ${range('purchases.id')} and ((returned_at is null and erased.user_id is null) <> (items.user_id is not null)
    or items.user_id <> purchases.user_id or items.accessory_id <> purchases.accessory_id or given_at <> bought_at)`;
const sources: Check = (range) => sql`
  select 'item ' || accessory_id || ' of ' || users.id || ' came by ' || source || ', without or with another cause' as problem
  from users join player_items on player_items.user_id = users.id
  where ${range('users.id')} and ((source = 'purchase') <> (purchase_id is not null)
    or (source = 'staff') <> (request_id is not null))`;

/** At most one of each type is worn. */
const worn: Check = (range) => sql`
  select users.id || ' wears ' || count(*) || ' accessories of type ' || type as problem
  from users join player_items on player_items.user_id = users.id join accessories on accessories.id = accessory_id
  where ${range('users.id')} and worn group by users.id, type having count(*) > 1`;

export const itemChecks: Checks = [
  ['itemPurchases', purchases],
  ['walletEntries', entries],
  ['itemPurchases', owned],
  ['users', sources],
  ['users', worn],
];
