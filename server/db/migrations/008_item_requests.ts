import type { Kysely } from 'kysely';
import { runAll } from './run';

/**
 * Staff give and take accessories by requests; what one returns of a price has it for its cause. The check of the
 * ledger keeps the books of each wallet. The checks are wider than before, so
 * that what is older satisfies them.
 */
export const up = (db: Kysely<unknown>): Promise<void> =>
  runAll(
    db,
    `-- Of a request of kind item: the accessory, its name at the time, and whether it is taken. The amount of one that gives is what
-- the accessory is worth, which only limits count; of one that takes, what its player gets back.
alter table money_requests add column accessory_id uuid;
alter table money_requests add column item_name text;
alter table money_requests add column takes_item boolean not null default false;

alter table money_requests drop constraint money_requests_amount_check,
  add constraint money_requests_amount_check check (amount <> 0 or kind = 'item') not valid;
alter table money_requests drop constraint money_requests_kind, add constraint money_requests_kind
  check (kind in ('refund', 'settle', 'match', 'return', 'write-off', 'grant', 'item')) not valid;
alter table money_requests drop constraint money_requests_have_one_subject, add constraint money_requests_have_one_subject check (case kind
  when 'grant' then user_id is not null and num_nonnulls(payment_id, case_id, reference, accessory_id, item_name) = 0
    and currency in ('diamonds', 'golds') and reason_kind is not null and not by_gateway and state not in ('sent', 'failed') and not takes_item
  when 'item' then num_nonnulls(user_id, accessory_id, item_name) = 3 and num_nonnulls(payment_id, case_id, reference) = 0 and amount >= 0
    and currency in ('diamonds', 'golds') and reason_kind is not null and not by_gateway and state not in ('sent', 'failed')
  else user_id is null and num_nonnulls(payment_id, case_id) > 0 and num_nonnulls(accessory_id, item_name) = 0 and not takes_item
    and currency not in ('diamonds', 'golds') and amount > 0 end) not valid;

alter table wallet_entries drop constraint wallet_entries_have_one_cause, add constraint wallet_entries_have_one_cause check (
  num_nonnulls(coalesce(payment_id, request_id::text), season_id, purchase_id, day) <= 1 and (season_id is null) = (mark is null)
  and reason = any (case
    when payment_id is not null and request_id is not null then array['refund', 'refund-bonus']
    when payment_id is not null then array['purchase', 'bonus', 'repayment']
    when request_id is not null then array['grant', 'item-return', 'repayment']
    when season_id is not null then array['season', 'repayment']
    when purchase_id is not null then array['item', 'item-return', 'repayment']
    when day is not null then array['daily']
    else array['opening'] end)) not valid;

alter table ledger_checks add column books jsonb;`,
  );
