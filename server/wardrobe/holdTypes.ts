import type { Tx } from '../db/tables';
import { isId } from '../platform/ids';

/**
 * Keeps accessories what they are until the commit, before they are worn: staff who make one of another type take it off all who
 * wear it (written.ts), and would not see that it is being put on.
 */
export async function holdTypes(tx: Tx, ids: readonly string[]): Promise<void> {
  const known = ids.filter(isId);
  if (known.length === 0) return;
  await tx.selectFrom('accessories').select('id').where('id', 'in', known).orderBy('id').forShare().execute();
}
