import type { Kysely } from 'kysely';
import { runAll } from './run';

/** A season is counted again when any part of its gift changes; its accessory and amount had been left out (studio.md section 9). */
export const up = (db: Kysely<unknown>) =>
  runAll(
    db,
    `
drop trigger seasons_recount on seasons

create trigger seasons_recount after update on seasons for each row
when (old.start_at is distinct from new.start_at or old.end_at is distinct from new.end_at
  or old.goal is distinct from new.goal or old.gift_kind is distinct from new.gift_kind
  or old.gift_amount is distinct from new.gift_amount or old.accessory_id is distinct from new.accessory_id
  or old.milestones is distinct from new.milestones)
execute function count_season()
`,
  );
