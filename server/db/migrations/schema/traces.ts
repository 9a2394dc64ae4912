/**
 * What keeps a player's row. The setting of `left_trace` is its own: because few people wrote
 * the whole history, the planner would rather read all of it than look for somebody who wrote nothing.
 */
export const traces = `
create function left_trace(player uuid) returns boolean
language sql stable set enable_seqscan = off as $$
  select exists (select from payments where user_id = player)
    or exists (select from wallet_entries where user_id = player)
    or exists (select from money_requests where user_id = player)
    or exists (select from notes where user_id = player)
    or exists (select from audits where user_id = player)
$$;
`;
