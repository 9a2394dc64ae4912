import { type RawBuilder, sql } from 'kysely';
import { lastListedRow } from '../../../contract/resource';
import type { UserFilter, UserListQuery } from '../../../contract/users';
import { startOfWeek } from '../../../contract/vietnamTime';
import { bannedNow, notBannedNow } from '../../db/bans';
import type { Db } from '../../db/tables';
import type { Actor } from '../../http/types';
import { isId } from '../../platform/ids';
import { seesContacts } from '../../platform/masking/contacts';
import { matches, textOf } from './searchText';
import { hasTag, newestTagged } from './tags';
import {
  firstPaidConditions,
  hasFirstPaid,
  hasPeriod,
  newestOfPeriod,
  periodConditions,
} from './userPeriods';
import { foundUsers } from './userSearch';

/** The users that a query matches. */
export interface Narrowed {
  /** The table `users`, or the few rows of it that an index finds. */
  from: RawBuilder<unknown>;
  where: RawBuilder<unknown>;
  /** `where` over the whole table, including everything a text finds: for exports, which may take as long as they need. */
  whereAll: RawBuilder<unknown>;
  /** The last row that can be paged to. */
  reach: number;
  /** Whether more users match the text than are examined. */
  isMore: boolean;
  /** Whether every page reads all of `from`, so that counting it costs nothing extra. */
  isFew: boolean;
}

/** The last row that can be paged to in an order without an index for this week's sign-ins, as earlier pages are scanned. */
const shortReach = 1000;

/**
 * Resolves the filters of a query. Few rows pass the filters for staff and for the banned, each of which has its own
 * index.
 */
export async function matchingUsers(
  db: Db,
  query: UserFilter & Pick<UserListQuery, 'SortBy'>,
  reader: Pick<Actor, 'staffRoles'>,
  now: Date,
): Promise<Narrowed> {
  const { Search, Role, Status, Seen, Tag, Ids, SortBy } = query;
  const text = textOf(Search ?? '', seesContacts(reader));
  const isRare = Role === 'Admin' || Status === 'Banned';
  const own = allOf([
    ...(Role ? [sql`role = ${sql.lit(Role)}`] : []),
    ...(Status ? [Status === 'Banned' ? bannedNow(now) : notBannedNow(now)] : []),
    ...(Tag ? [hasTag(Tag, reader)] : []),
    ...(Seen ? [sql`last_login_at >= ${new Date(startOfWeek(+now))}`] : []),
    ...periodConditions(query),
  ]);
  const where = allOf([own, ...firstPaidConditions(query)]);
  const whereAll = text ? allOf([where, matches(text)]) : where;
  if (Ids !== undefined) {
    const ids = [...new Set(Ids.toLowerCase().split(','))].filter(isId);
    const from = byIds(ids);
    const known = allOf([whereAll, sql`id = any(${ids}::uuid[])`]);
    return { from, where: whereAll, whereAll: known, reach: lastListedRow, isMore: false, isFew: true };
  }
  const reach = Seen && SortBy !== 'lastLoginAt' ? shortReach : lastListedRow;
  if (isRare)
    return {
      from: fenced(where),
      where: whereAll,
      whereAll,
      reach: lastListedRow,
      isMore: false,
      isFew: true,
    };
  if (!text) {
    const newest = newestOf(query, own);
    return {
      from: newest ?? sql`users`,
      where: newest ? sql`true` : where,
      whereAll,
      reach: newest ? lastListedRow : reach,
      isMore: false,
      isFew: Boolean(newest),
    };
  }
  const { ids, isMore } = await foundUsers(db, text);
  const found = sql`id = any(${ids}::uuid[])`;
  return {
    from: byIds(ids),
    where,
    whereAll: isMore ? whereAll : allOf([where, found]),
    reach: lastListedRow,
    isMore,
    isFew: true,
  };
}

/** The rows of a filter that is read newest first, in any order; undefined for one that is read in the list's order. */
function newestOf(query: UserFilter & Pick<UserListQuery, 'SortBy'>, own: RawBuilder<unknown>) {
  if (query.Tag && !hasFirstPaid(query)) return newestTagged(own);
  return hasPeriod(query) ? newestOfPeriod(query, own) : undefined;
}

const allOf = (conditions: RawBuilder<unknown>[]) =>
  sql`(${sql.join([sql`true`, ...conditions], sql` and `)})`;

/** Looks ids up one by one by the primary key, even where the planner would rather read the table. */
const byIds = (ids: readonly string[]) => sql`(select users.* from unnest(${ids}::uuid[]) as found (id)
  cross join lateral (select * from users where users.id = found.id limit 1) users) users`;

/** `offset 0` keeps the planner from walking a sort's index in search of rare rows. */
const fenced = (where: RawBuilder<unknown>) => sql`(select * from users where ${where} offset 0) users`;
