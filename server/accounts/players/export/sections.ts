import { type RawBuilder, sql } from 'kysely';
import { nameOfGift } from '../../../db/seasonGifts';
import type { Db } from '../../../db/tables';
import { mailState } from '../../../mail/state';
import { isMailOf } from '../playerMails';

/** Rows read at a time. */
const batch = 500;

/** A row as exported: the section's columns, and `key`, after which the next batch begins. */
export type ExportRow = Record<string, unknown> & { key: string };

/** The sections of a player's export, each a file of its own. */
export interface Section {
  name: string;
  columns: readonly string[];
  /** A query of all rows with their key. */
  rows: (player: ExportedPlayer) => RawBuilder<unknown>;
}
export interface ExportedPlayer {
  id: string;
  email: string;
}

const section = (name: string, columns: string, rows: Section['rows']): Section => ({
  name,
  columns: columns.split(' '),
  rows,
});

/**
 * Everything stored about a player except what only staff read (notes and tags) and gateway notices. Amounts are in the currency's smallest
 * unit, as stored; the page formats them for people.
 */
export const sections: readonly Section[] = [
  section(
    'profile',
    `id user_name first_name last_name email phone_number email_verified_at has_password google_accounts language avatar card_visible card_indexed created_at
      last_login_at last_seen_day diamonds golds debt banned_at banned_until ban_message erase_at`.replace(
      /\s+/g,
      ' ',
    ),
    ({
      id,
    }) => sql`select id::text as key, users.*, last_seen_on::text as last_seen_day, password_hash is not null as has_password,
      (select count(*) from identities where user_id = users.id) as google_accounts from users where id = ${id}`,
  ),
  section(
    'sessions',
    'created_at last_used_at expires_at ended_at end_reason device network',
    ({ id }) => sql`select id::text as key, * from sessions where user_id = ${id}`,
  ),
  section(
    'payments',
    `id created_at settled_at status package_name diamonds bonus_diamonds amount currency refunded gateway email language
      giver_name giver_message`.replace(/\s+/g, ' '),
    ({ id }) => sql`select payments.id as key, payments.*, name as giver_name, message as giver_message
      from payments left join payment_buyers on payment_id = payments.id where user_id = ${id}`,
  ),
  section(
    'given',
    'id created_at settled_at status package_name amount currency own_name own_email own_message',
    ({
      id,
    }) => sql`select payments.id as key, payments.*, name as own_name, payment_buyers.email as own_email,
        message as own_message
      from payments left join payment_buyers on payment_id = payments.id
      where creator = ${`account:${id}`} and creator like 'account:%' and user_id <> ${id}`,
  ),
  section(
    'ledger',
    'id created_at wallet amount balance_after reason payment_id',
    ({ id }) => sql`select id::text as key, * from wallet_entries where user_id = ${id}`,
  ),
  section(
    'items',
    'name source given_at worn',
    ({ id }) => sql`select accessory_id::text as key, * from player_items where user_id = ${id}`,
  ),
  section(
    'bought',
    'name wallet price bought_at returned_at',
    ({ id }) => sql`select id::text as key, name, wallet, price, bought_at, returned_at from item_purchases
      where user_id = ${id}`,
  ),
  section(
    'seasons',
    'number name spent',
    ({ id }) => sql`select season_id::text as key, seasons.number, seasons.name, amount as spent
      from season_totals left join seasons on seasons.id = season_id where user_id = ${id}`,
  ),
  section(
    'gifts',
    'season spend wallet amount accessory given_at',
    ({
      id,
    }) => sql`select season_id || ' ' || mark as key, seasons.number as season, spend, wallet, amount, given_at,
        ${nameOfGift} as accessory
      from season_gifts left join seasons on seasons.id = season_id where user_id = ${id}`,
  ),
  section(
    'consents',
    'consent email created_at',
    ({ email }) => sql`select email as key, 'newsletter' as consent, email, created_at from subscribers
      where email = lower(${email})`,
  ),
  section(
    'mails',
    'template language created_at sent_at failed_at expired_at',
    (player) => sql`select id::text as key, template, language, created_at, sent_at,
        case ${mailState} when 'failed' then failed_at end as failed_at,
        case ${mailState} when 'expired' then failed_at end as expired_at
      from outbox where ${isMailOf(player)}`,
  ),
  section(
    'lost_factors',
    'begun_at confirmed_at approved_at due_at ended_at end_reason',
    ({ id }) => sql`select id::text as key, * from lost_factors where user_id = ${id}`,
  ),
  section(
    'names',
    'user_name changed_at',
    ({ id }) => sql`select id::text as key, user_name, changed_at from former_names where user_id = ${id}`,
  ),
  section(
    'emails',
    'old_email new_email changed_at undone_at',
    ({ id }) => sql`select id::text as key, * from email_changes where user_id = ${id}`,
  ),
];

/** The rows of a section in the order of their keys, one batch at a time. */
export async function* batchesOf(
  db: Db,
  { columns, rows }: Section,
  player: ExportedPlayer,
): AsyncGenerator<ExportRow[]> {
  const shown = sql.join(columns.map((column) => sql.ref(column)));
  for (let after = ''; ; ) {
    const { rows: found } = await sql<ExportRow>`select key, ${shown} from (${rows(player)}) as exported
      where key collate "C" > ${after} order by key collate "C" limit ${batch}`.execute(db);
    if (found.length > 0) yield found;
    const last = found.at(-1);
    if (!last || found.length < batch) return;
    after = last.key;
  }
}
