import { sql } from 'kysely';
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

export async function setMaintenance(db: Db | Tx, maintenance: boolean): Promise<void> {
  // The owners' form of the site's settings must not overwrite this unseen, so that their version rises with it.
  const { numAffectedRows } = await sql`
    with raised as (
      update site_settings set version = version + 1
      where name = 'site' and exists (select from operations where maintenance <> ${maintenance})
    )
    update operations set maintenance = ${maintenance}`.execute(db);
  if (!numAffectedRows) interrupted();
}

export async function setFrozen(db: Db, frozen: boolean): Promise<void> {
  await db.updateTable('operations').set({ frozen }).execute();
}
