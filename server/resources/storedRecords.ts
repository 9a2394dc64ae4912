import { sql } from 'kysely';
import type { FormResource, RestResource } from '../../contract/resource';
import { restTables } from '../db/restTables';
import type { Db, Tx } from '../db/tables';
import type { Actor } from '../http/types';
import type { RecordKind } from './changeRecord';
import { countedAt, countedOf } from './counted';
import { assertUnreferenced, holdReferences } from './references';
import type { WriteDependencies } from './removal';
import { lockRest, stateTime } from './restList';
import { type CatalogRecord, serialize } from './serialize';
import type { ColumnValues } from './values';

/** The row of a record with its computed fields. */
async function rowOf(
  deps: WriteDependencies,
  resource: FormResource | RestResource,
  db: Db | Tx,
  id: string,
): Promise<ColumnValues> {
  const { table } = resource;
  const computed =
    'paths' in resource ? countedOf(resource) : countedAt(resource, await stateTime(deps, resource, db));
  const row = restTables(db).selectFrom(table).selectAll(table).select(computed).where('id', '=', id);
  return row.executeTakeFirstOrThrow();
}

/** How the records of one of the contract's resources are read and written by a staff member. */
export function storedRecords(
  deps: WriteDependencies,
  resource: FormResource | RestResource,
  actor: Actor,
): RecordKind<CatalogRecord> {
  const { table, name } = resource;
  const find = async (tx: Tx, id: string) => serialize(resource, await rowOf(deps, resource, tx, id));
  return {
    name,
    computed: Object.keys(resource.counted ?? {}),
    lock: async (tx, id) => {
      if (!(await lockRest(tx, resource, id))) return undefined;
      const row = await rowOf(deps, resource, tx, id);
      return { row, record: serialize(resource, row) };
    },
    insert: async (tx, id, columns) => {
      await holdReferences(tx, deps, resource, columns);
      const now = deps.clock.now();
      const row = { version: 1, createdAt: now, updatedAt: now, ...columns, id };
      await restTables(tx).insertInto(table).values(row).execute();
      return find(tx, id);
    },
    update: async (tx, id, columns) => {
      await holdReferences(tx, deps, resource, columns);
      const row = { ...columns, updatedAt: deps.clock.now(), version: sql<number>`version + 1` };
      await restTables(tx).updateTable(table).set(row).where('id', '=', id).execute();
      return find(tx, id);
    },
    remove: async (tx, id) => {
      await assertUnreferenced(tx, deps, resource, id);
      await deps.beforeRemoval(tx, { resource, id }, actor);
      await restTables(tx).deleteFrom(table).where('id', '=', id).execute();
    },
    checkWritten: (tx, change) => deps.checkWritten(tx, { resource: name, ...change }, actor),
  };
}
