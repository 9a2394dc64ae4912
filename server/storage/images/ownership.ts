import type { Db } from '../../db/tables';
import { addMs, type Clock, hours } from '../../platform/clock';
import { newId } from '../../platform/ids';
import type { ImageStore, StoredPicture } from './store';

interface Dependencies {
  db: Db;
  images: ImageStore;
  clock: Clock;
}

/** This installation's id, created on first use. A copy of the database keeps it. */
export async function installationId(db: Db): Promise<string> {
  const made = { installationId: newId() };
  await db.updateTable('operations').set(made).where('installationId', 'is', null).execute();
  const row = db.selectFrom('operations').select('installationId').where('installationId', 'is not', null);
  return (await row.$narrowType<typeof made>().executeTakeFirstOrThrow()).installationId;
}

/** A picture is stored before its row is committed; for a picture younger than this, the row may still follow. */
const grace = hours(1);

/**
 * Whether the store belongs to this installation. A store without an owner is claimed when our rows reference
 * everything in it, so that a server started with the wrong bucket or database never takes over another's.
 */
export async function isOwnStore(
  { db, images, clock }: Dependencies,
  stored: Map<string, StoredPicture>,
  shown: Set<string>,
): Promise<boolean> {
  const own = await installationId(db);
  const owner = await images.owner();
  if (owner !== null) return owner === own;
  const old = addMs(clock.now(), -grace);
  const foreign = [...stored].some(([name, { changedAt }]) => !shown.has(name) && changedAt <= old);
  if (foreign) return false;
  await images.setOwner(own);
  // Read again: when two installations claim an empty store at once, only one owns it.
  return (await images.owner()) === own;
}
