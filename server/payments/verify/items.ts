import { type RawBuilder, sql } from 'kysely';
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

/** Each entry of an accessory is of its player's purchase, in its wallet, or of the request that took it and returned that. */
const entries: Check = (range) => sql`
  select 'entry ' || wallet_entries.id || ' of an accessory is not of its purchase or request' as problem from wallet_entries
  left join item_purchases purchases on purchases.id = purchase_id and purchases.user_id = wallet_entries.user_id
    and purchases.wallet = wallet_entries.wallet
  left join money_requests requests on requests.id = request_id and kind = 'item' and state = 'done' and takes_item
    and requests.user_id = wallet_entries.user_id and currency = wallet_entries.wallet
    and requests.amount = wallet_entries.amount and ended_at = wallet_entries.created_at
  where ${range('wallet_entries.id')} and wallet_entries.reason in ('item', 'item-return')
    and purchases.id is null and requests.id is null`;

/** SQL condition: staff took an accessory of a player at a moment or after it. */
const takenSince = (
  userId: string,
  accessoryId: string,
  since: string,
): RawBuilder<boolean> => sql<boolean>`exists (
  select from money_requests taking where taking.kind = 'item' and taking.state = 'done' and taking.takes_item
    and taking.user_id = ${sql.raw(userId)} and taking.accessory_id = ${sql.raw(accessoryId)} and taking.ended_at >= ${sql.raw(since)})`;
const isErased = (userId: string) =>
  sql<boolean>`exists (select from erased_players where erased_players.user_id = ${sql.raw(userId)})`;

/**
 * A request about an accessory that was done gave it, which its player has unless it was taken since, or took it and returned what
 * it says once; one that was not done did neither.
 */
const requests: Check = (range) => sql`
  select 'request ' || requests.id || ' about an accessory is ' || state || ' and has ' || entries || ' entries, ' || given || ' items'
    as problem
  from money_requests requests, lateral (select
      (select count(*) from wallet_entries where request_id = requests.id and wallet_entries.reason = 'item-return'
        and wallet_entries.amount = requests.amount and wallet = currency) as entries,
      (select count(*) from player_items where player_items.request_id = requests.id
        and player_items.user_id = requests.user_id and player_items.accessory_id = requests.accessory_id
        and given_at = ended_at) as given) counted
  where ${range('requests.id')} and kind = 'item' and (
    entries <> (case when state = 'done' and takes_item and amount > 0 then 1 else 0 end)
    or given > (case when state = 'done' and not takes_item then 1 else 0 end)
    or (state = 'done' and not takes_item and given = 0 and not ${isErased('requests.user_id')}
      and not ${takenSince('requests.user_id', 'requests.accessory_id', 'requests.ended_at')}))`;

/** A player has what was bought and not returned, unless staff took it or the erasing of the account has begun. */
const owned: Check = (range) => sql`
  select 'purchase ' || purchases.id || ' of an accessory and what its player has differ' as problem
  from item_purchases purchases left join erased_players erased on erased.user_id = purchases.user_id
  left join player_items items on items.user_id = purchases.user_id and items.accessory_id = purchases.accessory_id
    and items.purchase_id = purchases.id and given_at = bought_at
  where ${range('purchases.id')} and (returned_at is null and erased.user_id is null
      and not ${takenSince('purchases.user_id', 'purchases.accessory_id', 'purchases.bought_at')}) <> (items.user_id is not null)`;

/**
 * An item that was bought names its purchase, and one that staff gave its request. Read from the item, as no index leads from a
 * purchase or a request to it.
 */
const sources: Check = (range) => sql`
  select 'item ' || accessory_id || ' of ' || users.id || ' came by ' || source || ', without or with another cause' as problem
  from users join player_items on player_items.user_id = users.id
  where ${range('users.id')} and ((source = 'purchase') <> (purchase_id is not null)
    or (source = 'staff') <> (request_id is not null)
    or (purchase_id is not null and not exists (select from item_purchases where item_purchases.id = purchase_id
      and item_purchases.user_id = users.id and item_purchases.accessory_id = player_items.accessory_id and bought_at = given_at))
    or (request_id is not null and not exists (select from money_requests where money_requests.id = request_id and kind = 'item'
      and money_requests.user_id = users.id and money_requests.accessory_id = player_items.accessory_id and ended_at = given_at)))`;

/** At most one of each type is worn. */
const worn: Check = (range) => sql`
  select users.id || ' wears ' || count(*) || ' accessories of type ' || type as problem
  from users join player_items on player_items.user_id = users.id join accessories on accessories.id = accessory_id
  where ${range('users.id')} and worn group by users.id, type having count(*) > 1`;

export const itemChecks: Checks = [
  ['itemPurchases', purchases],
  ['walletEntries', entries],
  ['moneyRequests', requests],
  ['itemPurchases', owned],
  ['users', sources],
  ['users', worn],
];
