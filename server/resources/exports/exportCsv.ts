import { type RawBuilder, sql } from 'kysely';
import { audit } from '../../audit/audit';
import { inTransaction } from '../../db/guard';
import type { Db } from '../../db/tables';
import type { Dependencies } from '../../dependencies';
import type { Actor } from '../../http/types';
import { maskTyped } from '../../platform/masking/contacts';
import { csvOf } from './csv';

type ExportDependencies = Pick<Dependencies, 'db' | 'reads' | 'clock'>;

/** The data that an export takes out. */
interface Exported {
  resource: string;
  /** A query of the rows from its `from` on. */
  rows: RawBuilder<unknown>;
  /** The filter that was applied, for the history. */
  filter: unknown;
}

/** The CSV file generated from it. */
interface CsvFile<R> {
  headings: readonly string[];
  /** A batch of the rows after `last`. */
  read: (db: Db, last: R | undefined) => Promise<readonly R[]>;
  cellsOf: (row: R) => readonly unknown[];
}

/** How many rows an export has, and its CSV as it is read. */
export interface CsvExport {
  rows: number;
  csv: AsyncGenerator<string>;
}

/** Records an export and begins to read it. Throws 403 for a former colleague. */
export async function exportCsv<R>(
  deps: ExportDependencies,
  actor: Actor,
  exported: Exported,
  { headings, read, cellsOf }: CsvFile<R>,
): Promise<CsvExport> {
  const { db, reads = db } = deps;
  const rows = await record(deps, actor, exported);
  return { rows, csv: csvOf(headings, (last: R | undefined) => read(reads, last), cellsOf) };
}

/** Counts all rows, as the history must say how much data left; reading them takes longer anyway. */
async function record(
  { db, reads = db, clock }: ExportDependencies,
  actor: Actor,
  { resource, rows, filter }: Exported,
): Promise<number> {
  const { rows: counts } = await sql<{ exported: number }>`select count(*) as exported ${rows}`.execute(
    reads,
  );
  const count = counts[0]?.exported ?? 0;
  // A search may be for an address, and an entry can never be erased.
  const after = { rows: count, ...(filter !== undefined && { filter: maskTyped(filter) }) };
  const change = { action: 'export' as const, resource, id: '', before: null, after };
  await inTransaction(db, (tx) => audit(tx, clock, actor, change));
  return count;
}
