import { type RawBuilder, sql } from 'kysely';
import { search } from '../../../contract/limits';
import type { FoundPlayer } from '../../../contract/players';
import { banIsOver } from '../../db/bans';
import { literally } from '../../db/like';
import { prepared } from '../../db/prepared';
import type { Db } from '../../db/tables';
import { comparable, isNamed, nameWords, nothing } from './searchText';
import { foundByIndex, newestUsers, sample } from './userSearch';

const columns = sql`email, user_name, first_name, last_name`;
const few = sql.lit(search.rows);
/** Verified, neither banned nor closed, never admins (decisions.md, Accounts). */
const searchable = sql`role = 'User' and email_verified_at is not null and banned_at is null and erase_at is null`;

interface SearchInput {
  /** The LIKE pattern of user names and e-mails, by their beginning. */
  prefix: string;
  words: string[] | null;
  now: Date;
}

/**
 * The first players by user name or e-mail. Orders by the field's own index and repeats that index's condition verbatim, so that
 * few rows are read for any text. With another order the planner scans a different index until enough rows match, or all
 * of it when matches are rare.
 */
const firstBy = (compared: RawBuilder<string>, { prefix }: SearchInput) => sql`(
  select ${columns} from users where ${searchable} and ${compared} like ${prefix}
  order by ${compared} using ~<~ limit ${few})`;

/** How many that the index of names finds are looked at, as it holds players too whom nobody may find. */
const looked = 1000;

/**
 * Players by name: among the newest, and only if these are too few, which for a common name they are not, by the index
 * among all others.
 */
const firstNamed = ({ words }: SearchInput) => sql`(select ${columns} from (
  (select ${columns} from ${newestUsers(sample)}
    where ${words}::text[] is not null and ${searchable} and ${isNamed(words)} limit ${few})
  union all
  (select ${columns} from ${foundByIndex({ ...nothing, words }, looked)}
    cross join lateral (select * from users where users.id = found.id limit 1) users
    where ${searchable} and (created_at, users.id) <
      (select created_at, id from ${newestUsers(sample)} order by created_at, id limit 1))
) named limit ${few})`;

/** Players whose ban is over but still written: no index of a search field has them, and there are few. */
const freed = ({ prefix, words, now }: SearchInput) => sql`(
  select ${columns} from users
  where ${banIsOver(now)} and role = 'User' and email_verified_at is not null and erase_at is null
    and (lower(user_name) like ${prefix} or lower(email) like ${prefix} or ${isNamed(words)})
  limit ${few})`;

const found = (input: SearchInput) => sql<FoundPlayer>`select * from (
  ${firstBy(sql`lower(user_name)`, input)} union
  ${firstBy(sql`lower(email)`, input)} union
  ${firstNamed(input)} union
  ${freed(input)}
) as found order by lower(user_name) limit ${few}`;

const inputOf = (query: string, now: Date): SearchInput => ({
  prefix: `${literally(comparable(query))}%`,
  words: nameWords(query),
  now,
});

/** Players whose user name or e-mail starts with the text, or whose name has its words. */
export const searchQuery = (query: string, now: Date): RawBuilder<FoundPlayer> => found(inputOf(query, now));

const findPlayers = prepared((db, input: SearchInput) => ({ compile: () => found(input).compile(db) }));

export const searchPlayers = (db: Db, query: string, now: Date): Promise<FoundPlayer[]> =>
  findPlayers(db, inputOf(query, now));
