import type { Kysely } from 'kysely';
import { runAll } from './run';

/**
 * A player's row that anything of migration 053 refers to is not deleted, also when that is written beside the deletion:
 * requests about wallets and notes of staff would go with it. The row is locked before the trigger looks, and skipped
 * rather than refused, so that a sweep deletes the others.
 */
export const up = (db: Kysely<unknown>) =>
  runAll(
    db,
    `
create function keep_traces() returns trigger language plpgsql as $$
begin
  if left_trace(old.id) then
    return null;
  end if;
  return old;
end $$

create trigger users_keep_traces before delete on users
for each row execute function keep_traces()
`,
  );
