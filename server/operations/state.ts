import type { Db } from '../db/tables';

/** What all processes of the site have to know, stored in one row. */
export interface State {
  /** Closed for players: only webhooks, payment states and staff are served. */
  maintenance: boolean;
  /** A restored copy that nobody has confirmed: it sends no mail, calls no gateway and deletes nothing. */
  frozen: boolean;
  /** Incremented by every change of a package, in the same transaction. */
  packagesVersion: number;
}

export const readState = (db: Db): Promise<State> =>
  db.selectFrom('operations').select(['maintenance', 'frozen', 'packagesVersion']).executeTakeFirstOrThrow();

export async function setMaintenance(db: Db, maintenance: boolean): Promise<void> {
  await db.updateTable('operations').set({ maintenance }).execute();
}

export async function setFrozen(db: Db, frozen: boolean): Promise<void> {
  await db.updateTable('operations').set({ frozen }).execute();
}
