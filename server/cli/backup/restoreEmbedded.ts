import { readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { migrate } from '../../db/migrate';
import { kyselyOver } from '../../db/open';
import { pgliteDialect } from '../../db/pglite';
import { unpackPglite } from '../../db/pgliteFiles';
import { OperatorError } from '../../platform/operator';
import type { CopySteps } from './copyState';
import { databaseFile } from './manifest';

/**
 * Unpacks a backup's embedded database next to its final place in `dataDir`, migrates and prepares it there, and returns
 * a function that moves it into place.
 */
export async function unpackEmbedded(folder: string, dataDir: string, copy: CopySteps): Promise<() => null> {
  const aside = join(dataDir, 'db.restored');
  rmSync(aside, { recursive: true, force: true });
  const archive = new Blob([readFileSync(join(folder, databaseFile))]);
  await unpackPglite(aside, archive, async (pglite) => {
    const db = kyselyOver(pgliteDialect(pglite));
    await migrate(db);
    await copy.mark(db);
    await copy.erase(db);
  }).catch((error: Error) => {
    rmSync(aside, { recursive: true, force: true });
    throw new OperatorError(`The backup's database cannot be opened: ${error.message}`);
  });
  return () => {
    renameSync(aside, join(dataDir, 'db'));
    return null;
  };
}
