import { sql } from 'kysely';
import { search } from '../../contract/limits';
import type { FoundPlayer } from '../../contract/players';
import type { Db } from '../db/tables';
import { searchKey } from './searchKey';

/** The caller's own % and _ are plain letters (decisions.md: no wildcards from the caller). */
const prefixOf = (text: string) => `${text.replace(/[\\%_]/g, '\\$&')}%`;

/**
 * Players whose user name, e-mail or a name begins with the text; verified and not banned, never admins (decisions.md,
 * Accounts). Each comparison has its own prefix index. Names are compared without diacritics.
 */
export async function searchPlayers(db: Db, query: string): Promise<FoundPlayer[]> {
  const plain = prefixOf(query.toLowerCase());
  const folded = prefixOf(searchKey(query));
  return db
    .selectFrom('users')
    .select(['email', 'userName', 'firstName', 'lastName'])
    .where('role', '=', 'User')
    .where('emailVerifiedAt', 'is not', null)
    .where('bannedAt', 'is', null)
    .where((eb) =>
      eb.or([
        sql<boolean>`lower(user_name) like ${plain}`,
        sql<boolean>`lower(email) like ${plain}`,
        sql<boolean>`first_name_key like ${folded}`,
        sql<boolean>`last_name_key like ${folded}`,
      ]),
    )
    .orderBy(sql`lower(user_name)`)
    .limit(search.rows)
    .execute();
}
