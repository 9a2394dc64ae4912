import { type RawBuilder, sql } from 'kysely';
import type { Level } from '../../contract/levels';
import type { Db } from '../db/tables';
import type { Dependencies } from '../dependencies';
import type { Actor } from '../http/types';
import { csvBatch } from './exports/csv';
import { type CsvExport, exportCsv } from './exports/exportCsv';
import { holds } from './restList';
import type { Condition, ListQuery } from './restQuery';

const columns = [
  'levelNumber',
  'version',
  'experienceRequired',
  'experienceToNextLevel',
] as const satisfies ReadonlyArray<keyof Level>;

/** Records the export of the levels that a filter matches, and returns them in order. Throws 403. */
export function exportLevels(
  deps: Pick<Dependencies, 'db' | 'reads' | 'clock'>,
  { search, conditions }: Pick<ListQuery, 'search' | 'conditions'>,
  filter: unknown,
  actor: Actor,
): Promise<CsvExport> {
  const wanted = search.trim();
  const where = sql<boolean>`${sql.join(
    [
      wanted ? sql`position(${wanted} in level_number::text) > 0` : sql`true`,
      ...conditions.map((condition) => holds(byNumber(condition))),
    ],
    sql` and `,
  )}`;
  const exported = { resource: 'levels', rows: sql`from ${levels} where ${where}`, filter };
  return exportCsv(deps, actor, exported, {
    headings: columns,
    read: (db, last: Level | undefined) => readBatch(db, where, last),
    cellsOf: (level) => columns.map((column) => level[column]),
  });
}

/** A level's id is its number (product.md section 7). */
const byNumber = ({ column, values, ...condition }: Condition): Condition =>
  column === 'id'
    ? { ...condition, column: 'levelNumber', values: values.map(Number).filter(Number.isSafeInteger) }
    : { ...condition, column, values };

// A filter may contain a number too large for any level.
const levels = sql`(select level_number::bigint as level_number, version, experience_required,
    lead(experience_required) over (order by level_number) - experience_required as experience_to_next_level
  from levels) levels`;

async function readBatch(db: Db, where: RawBuilder<boolean>, last: Level | undefined): Promise<Level[]> {
  const { rows } = await sql<Level>`select * from ${levels}
    where ${where} and level_number > ${last?.levelNumber ?? 0} order by level_number limit ${csvBatch}`.execute(
    db,
  );
  return rows;
}
