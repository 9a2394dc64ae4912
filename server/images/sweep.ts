import { catalog } from '../../contract/catalog';
import { tableOf } from '../catalog/tables';
import { type Clock, hours, later } from '../clock';
import type { Db } from '../db/tables';
import { fullName, type ImageStore, isImageName } from './store';

/** A picture is stored before its row is committed; younger than this, its row may still come. */
const grace = hours(1);

/** Removes pictures that no row shows, small ones too: only a crash between file and commit leaves them. Answers how many. */
export async function sweepImages(db: Db, images: ImageStore, clock: Clock): Promise<number> {
  let removed = 0;
  for await (const { name, changedAt } of images.list()) {
    if (changedAt > later(clock.now(), -grace)) continue;
    if (isImageName(name) && (await isShown(db, fullName(name)))) continue;
    await images.remove(name);
    removed++;
  }
  return removed;
}

async function isShown(db: Db, name: string): Promise<boolean> {
  for (const noun of catalog) {
    const row = await db
      .selectFrom(tableOf(noun.name))
      .select('id')
      .where('image', '=', name)
      .limit(1)
      .executeTakeFirst();
    if (row) return true;
  }
  return false;
}
