import type { Kysely } from 'kysely';
import { runAll } from './run';

/** Players change their user name, choose an avatar, and show their card. */
export const up = (db: Kysely<unknown>): Promise<void> =>
  runAll(
    db,
    `-- User names that players had, for the year in which nobody else may take one. user_name is null once its player is
-- erased; the hash is made as that of erased_players.
create table former_names (
  id             uuid primary key,
  user_id        uuid not null references users (id) on delete cascade,
  user_name      text,
  user_name_hash text not null,
  changed_at     timestamptz not null
);
create index former_names_hashes on former_names (user_name_hash);
create index former_names_of_player on former_names (user_id, changed_at);
create index former_names_by_age on former_names (changed_at);

-- The drawn avatar that the player chose; an accessory of that type, if one is worn, comes before it.
alter table users add column avatar text;
-- Whether everybody may see the card: null until the player chose. And whether search engines may list it.
alter table users add column card_visible boolean;
alter table users add column card_indexed boolean not null default false;`,
  );
