import type { Kysely } from 'kysely';
import { runAll } from './run';

/** Accessories that are sold, returned and worn. Indexes of tables that were there before are in db/indexList.ts. */
const statements = `
alter table accessories add column library_slug text not null default '';
-- The wardrobe is kept in memory as packages are; the trigger on names alone is part of this one.
drop trigger packages_version on accessories;
create trigger packages_version after insert or update or delete on accessories
for each statement execute function raise_version('packages_version');

-- An accessory that left the catalogue while players own it, for as long as they do.
create table retired_accessories (
  id           uuid primary key,
  name         text not null,
  type         smallint not null,
  rarity       smallint not null,
  image        text not null,
  library_slug text not null,
  retired_at   timestamptz not null
);

-- What a player paid for an accessory; a key buys once. Kept for good, as the entries of the ledger are.
create table item_purchases (
  id           uuid primary key,
  user_id      uuid not null references users (id),
  accessory_id uuid not null,
  name         text not null,
  wallet       text not null check (wallet in ('diamonds', 'golds')),
  price        bigint not null check (price > 0),
  key          text not null,
  bought_at    timestamptz not null,
  returned_at  timestamptz,
  constraint item_purchases_key unique (user_id, key)
);
create unique index item_purchases_returned_once on item_purchases (user_id, accessory_id) where returned_at is not null;

-- Its cause: a purchase; a request of staff; else the gift of a season (season_gifts).
alter table player_items add column purchase_id uuid references item_purchases (id);
alter table player_items add column request_id uuid references money_requests (id);
alter table player_items add column worn boolean not null default false;

-- One cause more: a purchase of an accessory, which may be returned. What is older satisfies the narrower check.
alter table wallet_entries add column purchase_id uuid references item_purchases (id);
alter table wallet_entries drop constraint wallet_entries_have_one_cause, add constraint wallet_entries_have_one_cause check (
  num_nonnulls(coalesce(payment_id, request_id::text), season_id, purchase_id) <= 1 and (season_id is null) = (mark is null)
  and reason = any (case
    when payment_id is not null and request_id is not null then array['refund', 'refund-bonus']
    when payment_id is not null then array['purchase', 'bonus', 'repayment']
    when request_id is not null then array['grant', 'repayment']
    when season_id is not null then array['season', 'repayment']
    when purchase_id is not null then array['item', 'item-return', 'repayment']
    else array['opening'] end)) not valid;
`;

export const up = (db: Kysely<unknown>): Promise<void> => runAll(db, statements);
