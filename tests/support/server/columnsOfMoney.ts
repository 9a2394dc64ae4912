import { type RawBuilder, sql } from 'kysely';

const copied = 'a copy of what was written elsewhere at that time';
const moment = 'a moment that nothing else has';
const staff = 'who, why and how, which the history holds';
const work = 'how far the work has come';
const spread = 'spreads writes over rows; only their sum counts';
const part = 'a part; the whole is compared';
/**
 * The tables with the rows that are changed, and the columns that nothing contradicts, with the reason. Of players only the
 * columns in `only` are about money.
 */
export const tables: Record<
  string,
  { where?: RawBuilder<unknown>[]; only?: string[]; silent?: Record<string, string> }
> = {
  users: {
    where: [sql`role = 'User'`],
    only: ['diamonds', 'golds', 'debt', 'daily_place', 'created_at', 'role'],
  },
  wallet_entries: {},
  wallet_checkpoints: {
    silent: {
      until: 'moved past no entry it says the same, and past one its sum is wrong (checkpoints.test.ts)',
    },
  },
  payments: {
    where: [sql`status = 'COMPLETED'`],
    silent: {
      email: copied,
      package_name: copied,
      offer_code: copied,
      expires_at: moment,
      creator: work,
      creator_network: work,
      language: work,
      first_bonus: part,
      offer_bonus: part,
    },
  },
  payment_attempts: {
    where: [sql`id in (select attempt_id from movements)`],
    silent: {
      gateway_id: copied,
      state: work,
      payment_url: work,
      created_at: moment,
      expires_at: moment,
      linked_at: moment,
      linking_until: work,
      ended_at: moment,
      next_ask_at: work,
      asks: work,
      asked_at: work,
      answered_at: work,
      amount: copied,
    },
  },
  movements: {
    silent: {
      reference: 'the bank’s; only twice the same is wrong',
      told_at: moment,
      created_at: moment,
      sender: copied,
    },
  },
  allocations: { silent: { created_at: moment } },
  money_cases: {
    where: [sql`kind = 'unknown-order' and state = 'open'`],
    silent: {
      key: copied,
      kind: 'why it is held, which staff read',
      detail: copied,
      owner_id: staff,
      due_at: work,
      opened_at: moment,
      version: work,
      linked_id: work,
      told_at: work,
    },
  },
  money_requests: {
    where: [
      sql`kind not in ('settle', 'grant', 'item')`,
      sql`kind = 'settle' and state = 'done'`,
      sql`kind = 'grant' and state = 'done'`,
      sql`kind = 'item' and takes_item and amount > 0`,
    ],
    silent: {
      reason_kind: staff,
      reason: staff,
      reference: staff,
      by_gateway: staff,
      needs_second: staff,
      idempotency_key: work,
      requested_by: staff,
      requested_at: moment,
      decided_by: staff,
      decided_at: moment,
      sent_at: moment,
      done_by: staff,
      ended_at: moment,
      next_ask_at: work,
      asks: work,
      note: staff,
      version: work,
      asked_hash: work,
      item_name: copied,
    },
  },
  season_gifts: {
    silent: {
      spend: copied,
      given_at: moment,
    },
  },
  season_totals: { where: [sql`amount > 0`] },
  player_items: {
    silent: {
      name: copied,
      given_at: moment,
      worn: 'the player’s choice; only two of one type are wrong',
    },
  },
  item_purchases: { silent: { name: copied, key: 'the caller’s; only twice the same is wrong' } },
  offer_counts: { silent: { beyond: part } },
  payer_days: {},
  figure_hours: { where: [sql`name not in ('actives', 'gaps')`], silent: { slot: spread } },
  closed_days: {
    where: [sql`moved > 0`],
    silent: { differences: copied, note: staff, closed_at: moment, closed_by: staff },
  },
  closed_day_changes: {
    // Of requests only refunds: a day is signed with what was refunded on it, and no figure of it counts what was returned
    // on it, so that nothing contradicts a return that is not noted.
    where: [
      ...['movement', 'hand', 'removed'].map((kind) => sql`kind = ${kind}`),
      sql`subject_id in (select id from money_requests where kind = 'refund')`,
    ],
    silent: { reference: staff, payment_id: copied, case_id: copied, recorded_at: moment },
  },
};

/** All other tables, with why a hand in them changes no money, no items and no sums. */
export const others: Readonly<Record<string, string>> = {
  retired_accessories: 'what was deleted of the catalogue, for those who own it',
  'accessories banners boxes diamond_packages events help levels news offers publications releases robots seasons site_settings skills weapons':
    'what staff plan and publish; a payment and a gift copy what they promised',
  'codes email_changes erased_players former_names google_handovers identities invitations lost_factors recovery_codes second_factors sessions subscribers':
    'who people are, and what lets them in',
  'notes staff_views': 'what staff wrote and keep for themselves',
  audits: 'the history, which only grows',
  'payment_events sandbox_deliveries sandbox_orders settlement_comparisons settlement_rows':
    'what was reported from outside; movements are what it said',
  'gift_links outbox payment_buyers': 'mails, and who may read a receipt or open a gift for 90 days',
  'backfills ledger_checks season_counts': 'what is still to be done, or was found',
  'backup_runs content_addresses kept_keys leases migrations operations orphaned_pictures rate_limits rendered_pages site_files status_days status_now stored_files':
    'how processes work together, and what they store',
};
