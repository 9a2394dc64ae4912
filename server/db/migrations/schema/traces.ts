/**
 * What keeps a player's row, or has it erased once more. The setting of `left_trace` is its own: because few people wrote
 * the whole history, the planner would rather read all of it than look for somebody who wrote nothing.
 */
export const traces = `
create function left_trace(player uuid) returns boolean
language sql stable set enable_seqscan = off as $$
  select exists (select from payments where user_id = player)
    or exists (select from wallet_entries where user_id = player)
    or exists (select from wallet_requests where user_id = player)
    or exists (select from player_notes where user_id = player)
    or exists (select from audits where user_id = player)
$$;

-- Requests about wallets and notes of staff would go with the row, also when they are written beside its deletion. The
-- row is locked before the trigger looks, and skipped rather than refused, so that a sweep deletes the others.
create function keep_traces() returns trigger language plpgsql as $$
begin
  if left_trace(old.id) then
    return null;
  end if;
  return old;
end $$;

create trigger users_keep_traces before delete on users
for each row execute function keep_traces();

-- What arrives later for a payment of an erased player may bring back an account's number or name.
create function erase_again() returns trigger language plpgsql as $$
begin
  update erased_players set done_at = null
  where done_at is not null and user_id = (select user_id from payments where payments.id = new.payment_id);
  return null;
end $$;

create trigger movements_erase_again after insert or update of sender, payment_id on movements
for each row when (new.payment_id is not null) execute function erase_again();
create trigger allocations_erase_again after insert on allocations
for each row execute function erase_again();
create trigger money_cases_erase_again after update of state on money_cases
for each row when (new.state = 'closed' and new.payment_id is not null) execute function erase_again();
`;
