import { sql } from 'kysely';
import type { User } from '../../../contract/users';
import type { Db } from '../../db/tables';
import type { Actor } from '../../http/types';
import { isId } from '../../platform/ids';
import { seesContacts } from '../../platform/masking/contacts';
import { comparable, phonesOf, textOf } from './searchText';
import { shownColumns, toUser, type UserRow } from './userList';
import { fewUsers } from './userSearch';

/** The reader, and the time. */
interface Looking {
  reader: Pick<Actor, 'staffRoles'>;
  now: Date;
}

/**
 * The first users that the list's search finds, exact matches of id, user name, e-mail or phone first. As in the
 * list, readers who see contacts masked cannot find anybody by one.
 */
export async function lookUpUsers(
  db: Db,
  text: string,
  few: number,
  { reader, now }: Looking,
): Promise<Array<User & { isExact: boolean }>> {
  const named = await namedUsers(db, text, seesContacts(reader));
  const pattern = textOf(text, seesContacts(reader));
  const others = pattern ? await fewUsers(db, pattern, few) : [];
  const ids = [...new Set([...named, ...others])].slice(0, few);
  const { rows } =
    await sql<UserRow>`select ${shownColumns} from users where id = any(${ids}::uuid[])`.execute(db);
  return rows
    .toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
    .map((row) => ({ ...toUser(row, reader, now), isExact: named.includes(row.id) }));
}

async function namedUsers(db: Db, text: string, byContacts: boolean): Promise<string[]> {
  const lower = comparable(text);
  const phones = phonesOf(text);
  const { rows } = await sql<{ id: string }>`${sql.join(
    [
      sql`select id from users where lower(user_name) = ${lower}`,
      ...(byContacts
        ? [sql`select id from users where lower(email) = ${lower} or phone_number = any(${phones}::text[])`]
        : []),
      ...(isId(text) ? [sql`select id from users where id = ${text}`] : []),
    ],
    sql` union `,
  )}`.execute(db);
  return rows.map(({ id }) => id);
}
