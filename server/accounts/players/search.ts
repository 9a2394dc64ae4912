import { type RawBuilder, sql } from 'kysely';
import { search } from '../../../contract/limits';
import type { FoundPlayer } from '../../../contract/players';
import { searchKey } from '../../../contract/text';
import { banIsOver } from '../../db/bans';
import { literally } from '../../db/like';
import { prepared } from '../../db/prepared';
import type { Db } from '../../db/tables';

const prefixOf = (text: string) => `${literally(text)}%`;

/**
 * The first players by one search field: verified, neither banned nor closed, never admins (decisions.md, Accounts). Orders by the
 * field's own index and repeats that index's condition verbatim, so that few rows are read for any text. With another
 * order the planner scans a different index until enough rows match, or all of it when matches are rare.
 */
const firstBy = (compared: RawBuilder<string>, prefix: string) => sql`(
  select email, user_name, first_name, last_name from users
  where role = 'User' and email_verified_at is not null and banned_at is null and erase_at is null
    and ${compared} like ${prefix}
  order by ${compared} using ~<~ limit ${sql.lit(search.rows)})`;

interface Prefixes {
  plain: string;
  /** Without diacritics, as names are compared. */
  folded: string;
}
interface SearchInput extends Prefixes {
  now: Date;
}
/** Players whose ban is over but still written: no index of a search field has them, and there are few. */
const freed = ({ plain, folded, now }: SearchInput) => sql`(
  select email, user_name, first_name, last_name from users
  where ${banIsOver(now)} and role = 'User' and email_verified_at is not null and erase_at is null and (lower(user_name) like ${plain}
    or lower(email) like ${plain} or first_name_key like ${folded} or last_name_key like ${folded})
  limit ${sql.lit(search.rows)})`;

const found = ({ plain, folded, now }: SearchInput) => sql<FoundPlayer>`select * from (
  ${firstBy(sql`lower(user_name)`, plain)} union
  ${firstBy(sql`lower(email)`, plain)} union
  ${firstBy(sql`first_name_key`, folded)} union
  ${firstBy(sql`last_name_key`, folded)} union
  ${freed({ plain, folded, now })}
) as found order by lower(user_name) limit ${sql.lit(search.rows)}`;

const prefixesOf = (query: string): Prefixes => ({
  plain: prefixOf(query.toLowerCase()),
  folded: prefixOf(searchKey(query)),
});

/** Players whose user name, e-mail or name starts with the text. */
export const searchQuery = (query: string, now: Date): RawBuilder<FoundPlayer> =>
  found({ ...prefixesOf(query), now });

const findPlayers = prepared((db, input: SearchInput) => ({ compile: () => found(input).compile(db) }));

export const searchPlayers = (db: Db, query: string, now: Date): Promise<FoundPlayer[]> =>
  findPlayers(db, { ...prefixesOf(query), now });
