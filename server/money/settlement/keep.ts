import { createHash } from 'node:crypto';
import type { GatewayName } from '../../../contract/gateways';
import { audit } from '../../audit/audit';
import { inTransaction } from '../../db/guard';
import type { Tx } from '../../db/tables';
import type { Dependencies } from '../../dependencies';
import type { Actor } from '../../http/types';
import { newId } from '../../platform/ids';
import type { DayRange } from './period';
import type { Result } from './result';
import type { ReadFile } from './rows';

interface Compared {
  gateway: GatewayName;
  days: DayRange;
  /** The file as it was sent; only its hash is stored. */
  file: Buffer;
  read: ReadFile;
  result: Result;
}

/** Rows per statement. */
const batch = 500;

/**
 * Stores a comparison, audited: who compared which file when, its counts and sums, and the listed rows. Cases are opened
 * only for these rows. Nothing else of the file is stored, so no names and no accounts. Returns its id.
 */
export const keepComparison = (
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  actor: Actor,
  { gateway, days, file, read, result }: Compared,
): Promise<string> =>
  inTransaction(db, async (tx) => {
    const { listed, sums, rows, agreed, onlyOurs, onlyTheirs, differing } = result;
    const id = newId();
    const comparedAt = clock.now();
    const fileHash = createHash('sha256').update(file).digest('hex');
    const counts = { rows, agreed, onlyOurs, onlyTheirs, differing, bad: read.bad.count };
    await tx
      .insertInto('settlementComparisons')
      .values({
        ...counts,
        id,
        gateway,
        fromDay: days.from,
        toDay: days.to,
        comparedAt,
        comparedBy: actor.id,
        fileHash,
        fileBytes: file.length,
        skipped: read.skipped,
        outside: read.outside,
        badRows: JSON.stringify(read.bad.rows),
        sums: JSON.stringify(sums),
      })
      .execute();
    await insertRows(tx, id, comparedAt, listed);
    const after = { gateway, ...days, file: fileHash, ...counts };
    await audit(tx, clock, actor, { action: 'compare', resource: 'settlements', id, before: null, after });
    return id;
  });

async function insertRows(
  tx: Tx,
  comparisonId: string,
  comparedAt: Date,
  rows: Result['listed'],
): Promise<void> {
  const numbered = rows.map((row, index) => ({ ...row, comparisonId, comparedAt, number: index + 1 }));
  for (let start = 0; start < numbered.length; start += batch) {
    await tx
      .insertInto('settlementRows')
      .values(numbered.slice(start, start + batch))
      .execute();
  }
}
