import { inTransaction } from '../db/guard';
import type { Db, Tx } from '../db/tables';
import { OperatorError } from '../platform/operator';
import { readSettings, type SiteSettings } from './siteSettings';

/** What all processes of the site have to know, stored in one row. */
export interface State {
  /** Closed for players: only webhooks, payment states and staff are served. */
  maintenance: boolean;
  /** A restored copy that nobody has confirmed: it sends no mail, calls no gateway and deletes nothing. */
  frozen: boolean;
  /** Incremented by every change of a package, in the same transaction. */
  packagesVersion: number;
  /** Incremented by every change of what is published, in the same transaction. */
  contentVersion: number;
  /** Incremented by every page that a process has rendered (site/render). */
  pagesVersion: number;
  /** The staff's settings. */
  settings: SiteSettings;
}

/** Reads the settings only if their version differs from the known one. */
export async function readState(db: Db, known?: State): Promise<State> {
  const { settingsVersion, ...row } = await db
    .selectFrom('operations')
    .select(['maintenance', 'frozen', 'packagesVersion', 'contentVersion', 'pagesVersion', 'settingsVersion'])
    .executeTakeFirst()
    .then((found) => found ?? interrupted());
  const isKnown = known?.settings.version === settingsVersion;
  return { ...row, settings: isKnown ? known.settings : await readSettings(db, settingsVersion) };
}

/** Only a restore leaves the row out, until its end. */
function interrupted(): never {
  throw new OperatorError('This restore was interrupted: run it again');
}

/** Closes or opens the site; in a transaction of its own unless it is called within one. */
export const setMaintenance = (db: Db | Tx, maintenance: boolean): Promise<void> =>
  db.isTransaction
    ? switchMaintenance(db as Tx, maintenance)
    : inTransaction(db, (tx) => switchMaintenance(tx, maintenance));

/** Locked first: whether anything changes is known only once others that close or open the site at this moment have ended. */
async function switchMaintenance(tx: Tx, maintenance: boolean): Promise<void> {
  const row = await tx.selectFrom('operations').select('maintenance').forUpdate().executeTakeFirst();
  if ((row ?? interrupted()).maintenance === maintenance) return;
  await tx.updateTable('operations').set({ maintenance }).execute();
  // The owners' form of the site's settings must not overwrite this unseen, so that their version rises with it.
  await tx
    .updateTable('siteSettings')
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('name', '=', 'site')
    .execute();
}

export async function setFrozen(db: Db, frozen: boolean): Promise<void> {
  await db.updateTable('operations').set({ frozen }).execute();
}
