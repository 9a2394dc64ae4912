import { lastDayText } from './vietnamDays';

/** An index outside of the migrations: `on` is what follows `create index … on`. */
export interface Index {
  name: string;
  on: string;
  /** An extension without which it is not built; its queries then read the table. */
  needs?: 'pg_trgm';
}

const trigrams = (...texts: string[]) => texts.map((text) => `${text} gin_trgm_ops`).join(', ');
const found = trigrams('lower(user_name)', 'lower(email)', 'words_of_name(first_name_key, last_name_key)');
const anywhere = trigrams('lower(user_name)', 'lower(email)', 'first_name_key', 'last_name_key');

/** The orders of the table of players (players/userList.ts), by name. */
const userOrders = {
  name: 'lower(user_name), id',
  email: 'lower(email), id',
  creation: 'created_at, id',
  last_login: 'last_login_at desc nulls last, id desc',
  first_login: 'last_login_at, id',
  diamonds: 'diamonds, id',
  golds: 'golds, id',
  role: 'role, id',
  id: 'id',
};

/**
 * Built after the migrations and without locking their tables, since indexing a large table takes minutes (indexes.ts).
 * Never change one under the same name: add another, and drop this one a version later.
 */
export const indexes: readonly Index[] = [
  // Rows that retention deletes, oldest first (operations/retention.ts), and references in the rows of a deleted player.
  { name: 'payment_buyers_oldest', on: 'payment_buyers (created_at)' },
  { name: 'codes_over', on: 'codes (expires_at)' },
  { name: 'codes_by_user', on: 'codes (user_id)' },
  { name: 'sessions_over', on: 'sessions (expires_at)' },
  { name: 'google_handovers_over', on: 'google_handovers (expires_at)' },
  { name: 'identities_by_user', on: 'identities (user_id)' },
  { name: 'outbox_unsent', on: 'outbox (created_at) where sent_at is null and failed_at is null' },
  { name: 'outbox_failed', on: 'outbox (failed_at) where failed_at is not null and sealed is not null' },
  { name: 'outbox_done', on: 'outbox (created_at) where sent_at is not null or failed_at is not null' },
  { name: 'payment_events_oldest', on: 'payment_events (received_at)' },
  // When a gateway was last heard of (settings/gateways.ts).
  { name: 'payment_events_last', on: 'payment_events (gateway, source, last_at desc)' },
  { name: 'sandbox_deliveries_done', on: 'sandbox_deliveries (created_at) where delivered_at is not null' },
  { name: 'sandbox_deliveries_by_order', on: 'sandbox_deliveries (reference)' },
  { name: 'sandbox_orders_oldest', on: 'sandbox_orders (created_at)' },
  { name: 'site_files_oldest', on: 'site_files (seen_at)' },
  { name: 'rendered_pages_oldest', on: 'rendered_pages (seen_at)' },
  // What is erased along with a player, and the queue of erasures (accounts/erasure/).
  { name: 'users_to_erase', on: 'users (erase_at) where erase_at is not null and erased_at is null' },
  { name: 'payments_by_account', on: "payments (creator) where creator like 'account:%'" },
  { name: 'payment_buyers_by_email', on: 'payment_buyers (lower(email)) where email is not null' },
  { name: 'users_unverified', on: "users (created_at) where email_verified_at is null and role = 'User'" },
  // Used only by the previous version; to be dropped in the next one.
  { name: 'payments_of_status_by_amount', on: 'payments (status, currency, (amount + 0), id)' },
  { name: 'payments_of_gateway_by_amount', on: 'payments (gateway, currency, (amount + 0), id)' },
  { name: 'payments_of_package_by_amount', on: 'payments (package_id, currency, (amount + 0), id)' },
  { name: 'payments_of_package_by_status', on: 'payments (package_id, status)' },
  // Payments by kind in order of time and of amount, with the other columns they are filtered by
  // (transactions/matching.ts).
  {
    name: 'payments_of_kind_by_time',
    on: `payments (status, gateway, created_at desc, id desc) include (package_id, currency, amount, refunded)`,
  },
  {
    name: 'payments_of_kind_by_amount',
    on: `payments (status, gateway, currency, amount, id) include (created_at, package_id, refunded)`,
  },
  {
    name: 'payments_of_amount_by_time',
    on: `payments (status, gateway, currency, amount, created_at desc, id desc) include (package_id, refunded)`,
  },
  {
    name: 'payments_of_package_and_kind_by_time',
    on: `payments (package_id, status, gateway, created_at desc, id desc) include (currency, amount, refunded)`,
  },
  {
    name: 'payments_of_package_and_kind_by_amount',
    on: `payments (package_id, status, gateway, currency, amount, id) include (created_at, refunded)`,
  },
  // Payments that ended more than an hour after they were begun, or before it by another clock: few (transactions/settled.ts).
  {
    name: 'payments_settled_late',
    on: `payments (settled_at) where settled_at - created_at not between interval '-1 hour' and interval '1 hour'`,
  },
  // Payments with a code, for the list and its report, and for its open promises (checkout/offers.ts).
  {
    name: 'payments_of_offer',
    on: 'payments (offer_id, created_at desc, id desc) where offer_id is not null',
  },
  {
    name: 'payments_of_offer_by_amount',
    on: 'payments (offer_id, currency, amount, id) where offer_id is not null',
  },
  {
    name: 'payments_of_offer_and_status',
    on: 'payments (offer_id, status, created_at desc, id desc) where offer_id is not null',
  },
  {
    name: 'payments_of_offer_and_status_by_amount',
    on: 'payments (offer_id, status, currency, amount, id) where offer_id is not null',
  },
  { name: 'figure_hours_of_offers', on: "figure_hours (key, name) where name like 'offer-%'" },
  // Spending in a season whose gifts are still to be given (ledger/dueGifts.ts): few.
  { name: 'season_totals_due', on: 'season_totals (season_id, user_id) where gifts_due' },
  // Payments that a case's money may be for (cases/candidates.ts).
  {
    name: 'payments_unpaid_by_amount',
    on: "payments (currency, amount, created_at) where status <> 'COMPLETED'",
  },
  // Movements per gateway, and done requests, by when the money moved: settlement periods, days and exports.
  { name: 'movements_by_moment', on: 'movements (coalesce(told_at, created_at), id)' },
  { name: 'movements_by_gateway_moment', on: 'movements (gateway, coalesce(told_at, created_at), id)' },
  { name: 'money_requests_done', on: "money_requests (ended_at, id) where state = 'done'" },
  { name: 'money_requests_in_time', on: 'money_requests (requested_at, id)' },
  // A reference as people type it, across all gateways (ledger/references.ts); the second for servers of the version before.
  {
    name: 'movements_by_one_reference',
    on: "movements (upper(regexp_replace(normalize(reference, nfc), '\\s+', '', 'g')))",
  },
  { name: 'movements_by_folded_reference', on: 'movements (upper(reference))' },
  // The movements of an order, ours or not (ledger/oneTransfer.ts).
  { name: 'movements_by_order', on: 'movements (order_number) where order_number is not null' },
  // Money that a player has not been notified of yet (checkout/heldMails.ts).
  {
    name: 'money_cases_to_tell',
    on: "money_cases (due_at) where state = 'open' and told_at is null and payment_id is not null",
  },
  // Notices about orders that are not ours (cases/caseDetail.ts).
  {
    name: 'payment_events_of_unknown_orders',
    on: 'payment_events (gateway, order_number) where payment_id is null',
  },
  // The entries of a day (closing/ledger.ts).
  { name: 'wallet_entries_by_moment', on: 'wallet_entries (created_at)' },
  // The entry of a request about a wallet (money/grants/).
  {
    name: 'wallet_entries_by_wallet_request',
    on: 'wallet_entries (wallet_request_id) where wallet_request_id is not null',
  },
  // The requests about wallets by each filter (money/grants/walletList.ts).
  { name: 'wallet_requests_of_state', on: 'wallet_requests (state, requested_at, id)' },
  { name: 'wallet_requests_of_wallet', on: 'wallet_requests (wallet, requested_at, id)' },
  { name: 'wallet_requests_of_second', on: 'wallet_requests (requested_at, id) where needs_second' },
  {
    name: 'wallet_requests_of_second_and_state',
    on: 'wallet_requests (state, requested_at, id) where needs_second',
  },
  // What a person asked for, and a player got, within a day (money/grants/walletList.ts).
  ...['requested_by', 'user_id'].map((column) => ({
    name: `wallet_requests_counted_${column}`,
    on: `wallet_requests (${column}, wallet, (case state when 'done' then ended_at else requested_at end))
      where state in ('requested', 'done')`,
  })),
  // The lists on a player's page (players/lists/).
  { name: 'wallet_entries_of_player', on: 'wallet_entries (user_id, created_at desc, id desc)' },
  { name: 'outbox_by_recipient', on: 'outbox (lower(recipient), created_at desc, id desc)' },
  // The history by each of its filters (history/historyList.ts).
  { name: 'audits_by_action', on: 'audits (action, at, id)' },
  { name: 'audits_by_resource', on: 'audits (resource, at, id)' },
  { name: 'audits_by_record', on: 'audits (record_id, at, id)' },
  // The table of players (players/userList.ts): an index for each sort, with its tie-break, and for each selective
  // filter.
  { name: 'users_by_last_login', on: 'users (last_login_at desc nulls last, id desc)' },
  { name: 'users_by_first_login', on: 'users (last_login_at, id)' },
  // By the day of the last visit or sign-in (players/userPeriods.ts).
  {
    name: 'users_by_last_day',
    on: `users (${lastDayText}, id)`,
  },
  // Who first paid on a day, and whether somebody did (players/userPeriods.ts).
  { name: 'payer_days_first', on: 'payer_days (day, user_id) where is_first' },
  { name: 'payer_days_first_of_user', on: 'payer_days (user_id, day) where is_first' },
  { name: 'users_by_diamonds', on: 'users (diamonds, id)' },
  { name: 'users_by_golds', on: 'users (golds, id)' },
  { name: 'users_by_role', on: 'users (role, id)' },
  { name: 'users_by_ban', on: 'users ((banned_at is not null), id)' },
  // Bans that end by themselves (db/bans.ts).
  { name: 'users_by_ban_end', on: 'users (banned_until) where banned_until is not null' },
  { name: 'users_banned', on: 'users (created_at, id) where banned_at is not null' },
  ...Object.entries(userOrders).map(([name, order]) => ({
    name: `users_banned_by_${name}`,
    on: `users (${order}) include (${name === 'role' ? '' : 'role, '}banned_until) where banned_at is not null`,
  })),
  // What a text finds (migration 064); the second for servers of the version before. The pending list is short, as each
  // search reads all of it.
  ...Object.entries({ users_found: found, users_anywhere: anywhere }).map(([name, texts]) => ({
    name,
    on: `users using gin (${texts}) with (gin_pending_list_limit = 256)`,
    needs: 'pg_trgm' as const,
  })),
  { name: 'users_by_phone', on: 'users (phone_number) where phone_number is not null' },
];
