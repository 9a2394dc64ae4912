/** An index in addition to those of the migrations: `on` is what follows `create index … on`. */
export interface Index {
  name: string;
  on: string;
  /** Two rows may not have the same; whoever writes them holds a lock until it is built. */
  isUnique?: true;
  /** An extension without which it is not built; its queries then read the table. */
  needs?: 'pg_trgm';
}

const trigrams = (...texts: string[]) => texts.map((text) => `${text} gin_trgm_ops`).join(', ');

/**
 * Indexes of tables that an earlier release has, and those that need an extension. Built after the migrations and without
 * locking their tables, since indexing a large one takes minutes (indexes.ts). Never change one under the same name: add
 * another, and drop this one a release later.
 */
export const indexes: readonly Index[] = [
  // What a text finds (accounts/players/userSearch.ts). The pending list is short, as each search reads all of it.
  {
    name: 'users_found',
    on: `users using gin (${trigrams('lower(user_name)', 'lower(email)', 'words_of_name(first_name_key, last_name_key)')})
      with (gin_pending_list_limit = 256)`,
    needs: 'pg_trgm',
  },
  // Each purchase takes once and comes back once (wardrobe/buy.ts).
  {
    name: 'wallet_entries_once_per_purchase',
    on: 'wallet_entries (purchase_id, wallet, reason) where purchase_id is not null',
    isUnique: true,
  },
  // Each day is marked once (daily/mark.ts).
  {
    name: 'wallet_entries_once_per_day',
    on: 'wallet_entries (user_id, day) where day is not null',
    isUnique: true,
  },
  {
    name: 'accessories_library_slug',
    on: `accessories (library_slug) where library_slug <> ''`,
    isUnique: true,
  },
  // How many players own an accessory, and who wears it when its type changes (wardrobe/written.ts).
  { name: 'player_items_of_accessory', on: 'player_items (accessory_id)' },
  // What an accessory brought (wardrobe/report.ts).
  {
    name: 'figure_hours_of_item',
    on: "figure_hours (key, name) where name in ('item', 'item-returned')",
  },
  // What an account paid for or received, a page at a time (payments/checkout/purchases.ts).
  { name: 'payments_newest_of_player', on: 'payments (user_id, created_at desc, id desc)' },
  {
    name: 'payments_newest_of_account',
    on: "payments (creator, created_at desc, id desc) where creator like 'account:%'",
  },
];
