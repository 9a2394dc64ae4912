import type { Kysely } from 'kysely';
import { runAll } from './run';

/**
 * Accounts that are to be erased, and those that were (studio.md section 3). `erase_at` closes an account until then;
 * `erased_players` has a row from the moment the erasing begins, and never loses it. What arrives later for a payment of
 * such a player may bring back an account's number or name: the triggers have the erasing done once more, whichever
 * version of the server writes.
 */
export const up = (db: Kysely<unknown>) =>
  runAll(
    db,
    `
alter table users add column erase_at timestamptz, add column erased_at timestamptz

create table erased_players (
  user_id uuid primary key,
  begun_at timestamptz not null,
  done_at timestamptz,
  is_listed boolean not null default false,
  user_name_hash text
)

create index erased_players_to_do on erased_players (begun_at) where done_at is null

create index erased_players_to_list on erased_players (begun_at) where not is_listed

create index erased_players_names on erased_players (user_name_hash) where user_name_hash is not null

create index erased_players_named on erased_players (begun_at) where user_name_hash is not null

create function erase_again() returns trigger language plpgsql as $$
begin
  update erased_players set done_at = null
  where done_at is not null and user_id = (select user_id from payments where payments.id = new.payment_id);
  return null;
end $$

create trigger movements_erase_again after insert or update of sender, payment_id on movements
for each row when (new.payment_id is not null) execute function erase_again()

create trigger allocations_erase_again after insert on allocations
for each row execute function erase_again()

create trigger money_cases_erase_again after update of state on money_cases
for each row when (new.state = 'closed' and new.payment_id is not null) execute function erase_again()
`,
  );
