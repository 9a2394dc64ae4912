import type { Kysely } from 'kysely';
import { runAll } from './run';

/**
 * Two payments of a package may both have been begun as a player's first, if the earlier one is paid after it expired. A
 * completed payment takes that bonus from the others, by a trigger, as a server of the previous version credits what is
 * on the payment. Whoever begins or completes a payment holds the player's lock. The name comes before those of
 * migration 055: payments are locked before codes.
 */
export const up = (db: Kysely<unknown>) =>
  runAll(
    db,
    `
create function bring_one_first_bonus() returns trigger language plpgsql as $$
begin
  update payments set bonus_diamonds = bonus_diamonds - first_bonus, first_bonus = 0
  where user_id = new.user_id and package_id = new.package_id and id <> new.id
    and first_bonus > 0 and status <> 'COMPLETED';
  return null;
end $$

create trigger payments_bring_one_first_bonus after update of status on payments
for each row when (new.status = 'COMPLETED' and old.status <> 'COMPLETED')
execute function bring_one_first_bonus()

update payments set bonus_diamonds = bonus_diamonds - first_bonus, first_bonus = 0
where first_bonus > 0 and status <> 'COMPLETED' and exists (select from payments bought
  where bought.user_id = payments.user_id and bought.package_id = payments.package_id and bought.status = 'COMPLETED')
`,
  );
