import type { Kysely } from 'kysely';
import { runAll } from './run';

/**
 * `words_of_name` is what searches compare of a name: all its words, each after a space; an index of trigrams is on it
 * (db/indexList.ts), as a function of columns that every version writes. `users_found` finds players with that index,
 * whatever the planner estimates for the text: by each of the words at the beginning of one of the name, in any order,
 * by user name, e-mail or phone. The first three words use the index, so the longest come first.
 *
 * Keys of names are written again after this transaction (db/backfills), as they fold more letters than before.
 */
export const up = (db: Kysely<unknown>) =>
  runAll(
    db,
    `
create function words_of_name(first_key text, last_key text) returns text
language sql immutable parallel safe as $$
  select ' ' || translate(last_key || ' ' || first_key, '''’.-', '    ')
$$

create function users_found(words text[], plain text, by_email text, by_phone text[], most integer) returns setof uuid
language sql stable set enable_seqscan = off as $$
  select id from users where lower(user_name) like plain or lower(email) like by_email
    or phone_number = any(by_phone)
    or words_of_name(first_name_key, last_name_key) like words[1]
      and words_of_name(first_name_key, last_name_key) like coalesce(words[2], words[1])
      and words_of_name(first_name_key, last_name_key) like coalesce(words[3], words[1])
      and words_of_name(first_name_key, last_name_key) like all(words)
  limit most
$$

insert into backfills (name) select 'name_keys' where exists (select from users)
`,
  );
