import { type RawBuilder, sql } from 'kysely';
import type { Level } from '../../contract/levels';
import type { Db } from '../db/tables';
import type { Dependencies } from '../dependencies';
import type { Actor } from '../http/types';
import { csvBatch } from './exports/csv';
import { type CsvExport, exportCsv } from './exports/exportCsv';
import type { ListQuery } from './restQuery';

const columns = [
  'levelNumber',
  'version',
  'experienceRequired',
  'experienceToNextLevel',
] as const satisfies ReadonlyArray<keyof Level>;

/** Records the export of the levels whose number holds the search, and returns them in their order. Throws 403. */
export function exportLevels(
  deps: Pick<Dependencies, 'db' | 'reads' | 'clock'>,
  { search }: Pick<ListQuery, 'search'>,
  filter: unknown,
  caller: Actor,
): Promise<CsvExport> {
  const wanted = search.trim();
  const where = wanted ? sql<boolean>`position(${wanted} in level_number::text) > 0` : sql<boolean>`true`;
  const exported = { resource: 'levels', rows: sql`from levels where ${where}`, filter };
  return exportCsv(deps, caller, exported, {
    headings: columns,
    read: (db, last: Level | undefined) => readBatch(db, where, last),
    cellsOf: (level) => columns.map((column) => level[column]),
  });
}

async function readBatch(db: Db, where: RawBuilder<boolean>, last: Level | undefined): Promise<Level[]> {
  const { rows } = await sql<Level>`select level_number, version, experience_required,
      (select next.experience_required from levels next where next.level_number > levels.level_number
        order by next.level_number limit 1) - experience_required as experience_to_next_level
    from levels where ${where} and level_number > ${last?.levelNumber ?? 0}
    order by level_number limit ${csvBatch}`.execute(db);
  return rows;
}
