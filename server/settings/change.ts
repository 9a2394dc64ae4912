import type { SettingsName } from '../../contract/siteSettings';
import { audit } from '../audit/audit';
import { inTransaction } from '../db/guard';
import type { Tx } from '../db/tables';
import type { Dependencies } from '../dependencies';
import type { Actor } from '../http/types';
import type { SettingsRow } from '../operations/siteSettings';
import { assertCurrentVersion } from '../resources/versions';

export type Changing = Pick<Dependencies, 'db' | 'clock'>;

/** How one group of settings is changed. */
interface Change<Shown extends { version: number }> {
  name: SettingsName;
  /** The version that the change is based on. */
  version: number;
  /** What is stored. */
  value: (before: Shown) => Record<string, unknown>;
  /** Added to the history entry. */
  reason?: string | undefined;
  /** The record as its form shows it. */
  show: (tx: Tx, row: SettingsRow) => Promise<Shown>;
  /** Takes any locks that must precede that of the record. */
  lock?: (tx: Tx) => Promise<unknown>;
  /** Changes values that are stored elsewhere. */
  more?: (tx: Tx, before: Shown) => Promise<void>;
}

const readRow = (tx: Tx, name: SettingsName) =>
  tx.selectFrom('siteSettings').select(['value', 'version']).where('name', '=', name);

/**
 * Changes a group of settings; a trigger increments the version that every process reads. Throws 409 when it is based
 * on an older version.
 */
export const changeSettings = <Shown extends { version: number }>(
  { db, clock }: Changing,
  actor: Actor,
  { name, version, value, reason, show, lock, more }: Change<Shown>,
): Promise<Shown> =>
  inTransaction(db, async (tx) => {
    await lock?.(tx);
    const row = await readRow(tx, name).forUpdate().executeTakeFirstOrThrow();
    const before = await show(tx, row);
    await assertCurrentVersion(tx, { resource: 'settings', id: name, current: before }, version);
    await tx
      .updateTable('siteSettings')
      .set((eb) => ({ value: JSON.stringify(value(before)), version: eb('version', '+', 1) }))
      .where('name', '=', name)
      .execute();
    await more?.(tx, before);
    const after = await show(tx, await readRow(tx, name).executeTakeFirstOrThrow());
    await audit(tx, clock, actor, {
      action: 'update',
      resource: 'settings',
      id: name,
      before,
      after,
      reason,
    });
    return after;
  });
