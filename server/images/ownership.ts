import { type Clock, hours, later } from '../clock';
import type { Db } from '../db/tables';
import { newId } from '../ids';
import type { ImageStore, StoredPicture } from './store';

interface Dependencies {
  db: Db;
  images: ImageStore;
  clock: Clock;
}

/** The id of this installation, made when it is first asked for: a database's copy keeps it, another database has another. */
export async function installationId(db: Db): Promise<string> {
  await db
    .insertInto('installation')
    .values({ id: newId() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return (await db.selectFrom('installation').select('id').executeTakeFirstOrThrow()).id;
}

/** A picture is stored before the row that shows it is committed; younger than this, its row may still come. */
const grace = hours(1);

/**
 * Whether the store is this installation's. One without an owner becomes so when everything in it is shown by our rows,
 * so that a server that is started against the wrong bucket or with the wrong database never takes another's.
 */
export async function isOwnStore(
  { db, images, clock }: Dependencies,
  stored: Map<string, StoredPicture>,
  shown: Set<string>,
): Promise<boolean> {
  const own = await installationId(db);
  const owner = await images.owner();
  if (owner !== null) return owner === own;
  const old = later(clock.now(), -grace);
  const foreign = [...stored].some(([name, { changedAt }]) => !shown.has(name) && changedAt <= old);
  if (foreign) return false;
  await images.setOwner(own);
  // Read again: of two installations that claim an empty store at once, one has it.
  return (await images.owner()) === own;
}
