import { type RawBuilder, sql } from 'kysely';
import { audit } from '../../audit/audit';
import { inTransaction } from '../../db/guard';
import type { Db } from '../../db/tables';
import type { Dependencies } from '../../dependencies';
import type { Actor } from '../../http/types';
import { maskTyped } from '../../platform/masking/contacts';
import { csvOf } from './csv';

type ExportDependencies = Pick<Dependencies, 'db' | 'reads' | 'clock'>;

/** What an export takes out of the house. */
interface Exported {
  resource: string;
  /** A query of the rows from its `from` on. */
  rows: RawBuilder<unknown>;
  /** What was searched for, for the history. */
  filter: unknown;
}

/** The file that is made of it. */
interface CsvFile<R> {
  headings: readonly string[];
  /** The rows after `last`, a batch of them. */
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
  caller: Actor,
  exported: Exported,
  { headings, read, cellsOf }: CsvFile<R>,
): Promise<CsvExport> {
  const { db, reads = db } = deps;
  const rows = await record(deps, caller, exported);
  return { rows, csv: csvOf(headings, (last: R | undefined) => read(reads, last), cellsOf) };
}

/** All rows are counted, as the history must say how much left the house; reading them takes longer. */
async function record(
  { db, reads = db, clock }: ExportDependencies,
  caller: Actor,
  { resource, rows, filter }: Exported,
): Promise<number> {
  const { rows: counts } = await sql<{ exported: number }>`select count(*) as exported ${rows}`.execute(
    reads,
  );
  const count = counts[0]?.exported ?? 0;
  // A search may be for an address, and an entry can never be erased.
  const after = { rows: count, ...(filter !== undefined && { filter: maskTyped(filter) }) };
  const change = { action: 'export' as const, resource, id: '', before: null, after };
  await inTransaction(db, (tx) => audit(tx, clock, caller, change));
  return count;
}
