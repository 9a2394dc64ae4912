import { type RawBuilder, sql } from 'kysely';
import type { User, UserFilter } from '../../../contract/users';
import type { Db } from '../../db/tables';
import type { Dependencies } from '../../dependencies';
import type { Actor } from '../../http/types';
import { csvBatch } from '../../resources/exports/csv';
import { type CsvExport, exportCsv } from '../../resources/exports/exportCsv';
import { matchingUsers } from './userFilter';
import { shownColumns, toUser, type UserRow } from './userList';

/** The columns of the file: the names of the fields, as in the export of a list that the browser has in full. */
const columns = [
  'id',
  'userName',
  'email',
  'createdAt',
  'lastLoginAt',
  'lastSeenOn',
  'diamonds',
  'golds',
  'role',
  'isLocked',
  'version',
  'tags',
] as const satisfies ReadonlyArray<keyof User>;

/** Records the export of all users that a filter matches; the CSV lists them oldest first. Throws 403. */
export async function exportUsers(
  deps: Pick<Dependencies, 'db' | 'reads' | 'clock'>,
  filter: UserFilter,
  actor: Actor,
): Promise<CsvExport> {
  const { db, reads = db, clock } = deps;
  const { whereAll } = await matchingUsers(reads, filter, actor, clock.now());
  const exported = { resource: 'users', rows: sql`from users where ${whereAll}`, filter };
  return exportCsv(deps, actor, exported, {
    headings: columns,
    read: (from, last: UserRow | undefined) => readBatch(from, whereAll, last),
    cellsOf: (row) => {
      const user = toUser(row, actor, clock.now());
      return columns.map((column) => (column === 'tags' ? user.tags?.join(', ') : user[column]));
    },
  });
}

async function readBatch(db: Db, where: RawBuilder<unknown>, last: UserRow | undefined): Promise<UserRow[]> {
  const after = last ? sql`id > ${last.id}` : sql`true`;
  const { rows } = await sql<UserRow>`select ${shownColumns} from users where ${where} and ${after}
    order by id limit ${csvBatch}`.execute(db);
  return rows;
}
