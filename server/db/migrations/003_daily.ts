import type { Kysely } from 'kysely';
import { runAll } from './run';

/** A mark of each day, which is its entry in the ledger: the day in Vietnam is its cause. */
const statements = `
-- The place of the next mark in the cycle, from 0.
alter table users add column daily_place smallint not null default 0;

alter table wallet_entries add column day date;
alter table wallet_entries drop constraint wallet_entries_have_one_cause, add constraint wallet_entries_have_one_cause check (
  num_nonnulls(coalesce(payment_id, request_id::text), season_id, purchase_id, day) <= 1 and (season_id is null) = (mark is null)
  and reason = any (case
    when payment_id is not null and request_id is not null then array['refund', 'refund-bonus']
    when payment_id is not null then array['purchase', 'bonus', 'repayment']
    when request_id is not null then array['grant', 'repayment']
    when season_id is not null then array['season', 'repayment']
    when purchase_id is not null then array['item', 'item-return', 'repayment']
    when day is not null then array['daily']
    else array['opening'] end)) not valid;

insert into site_settings (name, value) values ('daily', '{}');
`;

export const up = (db: Kysely<unknown>): Promise<void> => runAll(db, statements);
