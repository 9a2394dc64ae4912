import { type RawBuilder, sql } from 'kysely';
import { restResources } from '../../../contract/catalog';
import { undoableActs } from '../../../contract/undoable';
import { credentials } from '../../credentials/credentials';
import { isCancelled } from '../../db/publications';
import { addMs } from '../../platform/clock';

/** The columns that name files, by table. */
const named = restResources.flatMap(({ name, table, fields }) =>
  Object.keys(fields)
    .filter((field) => fields[field]?.kind === 'file')
    .map((field) => ({ name, table, field })),
);

/** Joins conditions of which one is to hold for a row of `stored_files`. */
const anyOf = (conditions: readonly RawBuilder<boolean>[]): RawBuilder<boolean> =>
  sql<boolean>`(${sql.join(conditions, sql` or `)})`;

/** Whether a working copy names a row's file, or a publication that is or will be in sight. */
export const isUsed = (now: Date): RawBuilder<boolean> =>
  anyOf(
    named.flatMap(({ name, table, field }) => [
      sql<boolean>`exists (select 1 from ${sql.table(table)} where ${sql.ref(`${table}.${field}`)} like stored_files.sum || '/%')`,
      sql<boolean>`exists (select 1 from publications where resource = ${name} and not ${isCancelled}
        and (until is null or until > ${now}) and fields->>${sql.lit(field)} like stored_files.sum || '/%')`,
    ]),
  );

/** Whether undoing a change would bring back a record, or a value of it, that names a row's file. */
export const isRestorable = (now: Date): RawBuilder<boolean> =>
  anyOf(
    named.map(
      ({ name, field }) =>
        sql<boolean>`exists (select 1 from audits where resource = ${name} and action in (${sql.join(undoableActs.record)})
          and at > ${addMs(now, -credentials.undoOffer.lasts)} and before->>${sql.lit(field)} like stored_files.sum || '/%')`,
    ),
  );
