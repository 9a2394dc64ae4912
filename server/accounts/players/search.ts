import { type RawBuilder, sql } from 'kysely';
import { search } from '../../../contract/limits';
import type { FoundPlayer } from '../../../contract/players';
import { searchKey } from '../../../contract/text';
import { prepared } from '../../db/prepared';
import type { Db } from '../../db/tables';

/** The caller's % and _ are literal (decisions.md: no wildcards from the caller). */
const prefixOf = (text: string) => `${text.replace(/[\\%_]/g, '\\$&')}%`;

/**
 * The first players by one search field: verified and not banned, never admins (decisions.md, Accounts). Orders by the
 * field's own index and repeats that index's condition verbatim, so that few rows are read for any text. With another
 * order the planner scans a different index until enough rows match, or all of it when matches are rare.
 */
const firstBy = (compared: RawBuilder<string>, prefix: string) => sql`(
  select email, user_name, first_name, last_name from users
  where role = 'User' and email_verified_at is not null and banned_at is null and ${compared} like ${prefix}
  order by ${compared} using ~<~ limit ${sql.lit(search.rows)})`;

interface Prefixes {
  plain: string;
  /** Without diacritics, as names are compared. */
  folded: string;
}
const found = ({ plain, folded }: Prefixes) => sql<FoundPlayer>`select * from (
  ${firstBy(sql`lower(user_name)`, plain)} union
  ${firstBy(sql`lower(email)`, plain)} union
  ${firstBy(sql`first_name_key`, folded)} union
  ${firstBy(sql`last_name_key`, folded)}
) as found order by lower(user_name) limit ${sql.lit(search.rows)}`;

const prefixesOf = (query: string): Prefixes => ({
  plain: prefixOf(query.toLowerCase()),
  folded: prefixOf(searchKey(query)),
});

/** Players whose user name, e-mail or name starts with the text. */
export const searchQuery = (query: string): RawBuilder<FoundPlayer> => found(prefixesOf(query));

const findPlayers = prepared((db, prefixes: Prefixes) => ({ compile: () => found(prefixes).compile(db) }));

export const searchPlayers = (db: Db, query: string): Promise<FoundPlayer[]> =>
  findPlayers(db, prefixesOf(query));
