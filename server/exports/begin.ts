import { type RawBuilder, sql } from 'kysely';
import { audit } from '../audit';
import { maskTyped } from '../contacts';
import { transact } from '../db/guard';
import type { Dependencies } from '../dependencies';
import type { Caller } from '../http/types';

/**
 * Records an export of `resource` and returns how many rows it will have. They are all counted, as the history must say
 * how much left the house; reading them takes longer. `rows` is a query of the rows from its `from` on. Throws 403 for a
 * former colleague.
 */
export async function beginExport(
  { db, reads = db, clock }: Pick<Dependencies, 'db' | 'reads' | 'clock'>,
  caller: Caller,
  { resource, rows, filter }: { resource: string; rows: RawBuilder<unknown>; filter: unknown },
): Promise<number> {
  const { rows: counts } = await sql<{ exported: number }>`select count(*) as exported ${rows}`.execute(
    reads,
  );
  const count = counts[0]?.exported ?? 0;
  // A search may be for an address, and an entry can never be erased.
  const after = { rows: count, ...(filter !== undefined && { filter: maskTyped(filter) }) };
  const change = { action: 'export', resource, id: '', before: null, after };
  await transact(db, (tx) => audit(tx, clock, caller, change));
  return count;
}
