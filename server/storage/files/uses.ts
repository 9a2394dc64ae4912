import { type RawBuilder, sql } from 'kysely';
import { restResources } from '../../../contract/catalog';
import type { FileUse } from '../../../contract/errors';
import { titleField } from '../../../contract/resource';
import { undoableActs } from '../../../contract/undoable';
import { credentials } from '../../credentials/credentials';
import { isCancelled } from '../../db/publications';
import type { Tx } from '../../db/tables';
import { addMs } from '../../platform/clock';

/** The columns that name files, by table. */
const named = restResources.flatMap((resource) =>
  Object.keys(resource.fields)
    .filter((field) => resource.fields[field]?.kind === 'file')
    .map((field) => ({ ...resource, field, title: titleField(resource) })),
);

const names = (value: RawBuilder<unknown>, sum: RawBuilder<unknown>) =>
  sql<boolean>`${value} like ${sum} || '/%'`;
const storedSum = sql.ref('stored_files.sum');

// What follows `from` for the drafts that name a file, publications live or to come, and changes that can be undone.
const draftsOf = ({ table, field }: (typeof named)[number], sum: RawBuilder<unknown>) =>
  sql`${sql.table(table)} where ${names(sql.ref(`${table}.${field}`), sum)}`;
const publicationsOf = ({ name, field }: (typeof named)[number], sum: RawBuilder<unknown>, now: Date) =>
  sql`publications where resource = ${name} and not ${isCancelled} and (until is null or until > ${now})
    and ${names(sql`fields->>${sql.lit(field)}`, sum)}`;
const changesOf = ({ name, field }: (typeof named)[number], sum: RawBuilder<unknown>, now: Date) =>
  sql`audits where resource = ${name} and action in (${sql.join(undoableActs.record)})
    and at > ${addMs(now, -credentials.undoOffer.lasts)} and ${names(sql`before->>${sql.lit(field)}`, sum)}`;

/** Joins sources of which one is to have a row. */
const someOf = (sources: ReadonlyArray<RawBuilder<unknown>>): RawBuilder<boolean> =>
  sql<boolean>`(${sql.join(
    sources.map((source) => sql`exists (select 1 from ${source})`),
    sql` or `,
  )})`;

/** Whether a draft names a row's file, or a publication that is or will be live. */
export const isUsed = (now: Date): RawBuilder<boolean> =>
  someOf(named.flatMap((one) => [draftsOf(one, storedSum), publicationsOf(one, storedSum, now)]));

/** Whether undoing a change would bring back a record, or a value of it, that names a row's file. */
export const isRestorable = (now: Date): RawBuilder<boolean> =>
  someOf(named.map((one) => changesOf(one, storedSum, now)));

/** What names a file, each place of a record once. In one query, so that what moves from one place to another is not missed. */
export async function usesOf(tx: Tx, sum: string, now: Date): Promise<FileUse[]> {
  const given = sql`${sum}::text`;
  const uses = named.flatMap((one) => {
    const [resource, title] = [sql`${one.name}::text`, sql.lit(one.title)];
    return [
      sql`select case when "from" > ${now} then 'scheduled' else 'published' end, ${resource}, record_id::text, fields->>${title}
        from ${publicationsOf(one, given, now)}`,
      sql`select 'draft', ${resource}, id::text, ${sql.ref(one.title)} from ${draftsOf(one, given)}`,
      sql`select 'earlier', ${resource}, record_id::text, max(before->>${title}) from ${changesOf(one, given, now)} group by record_id`,
    ];
  });
  const { rows } = await sql<FileUse>`select distinct * from (${sql.join(uses, sql` union all `)})
    as uses (place, resource, id, name) order by name, place desc`.execute(tx);
  return rows;
}
