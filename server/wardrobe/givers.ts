import { storedMarks } from '../../contract/seasonMarks';
import type { Db, Tx } from '../db/tables';
import type { Season } from '../payments/effects/seasons';

/** The seasons that run or come, the first to begin first: there are a few of them at most. */
export const comingSeasons = (db: Db | Tx, now: Date): Promise<Season[]> =>
  db.selectFrom('seasons').selectAll().where('endAt', '>', now).orderBy('startAt').execute();

/** Those of them that give an accessory. */
export const seasonsGiving = async (db: Db | Tx, accessoryId: string, now: Date): Promise<Season[]> =>
  (await comingSeasons(db, now)).filter((season) =>
    storedMarks(season).some((mark) => mark.accessoryId === accessoryId),
  );
