import { storedMarks } from '../../contract/seasonMarks';
import { prepared } from '../db/prepared';
import type { Db, Tx } from '../db/tables';
import type { Season } from '../payments/effects/seasons';

const seasonsAfter = prepared((db, { now }: { now: Date }) =>
  db.selectFrom('seasons').selectAll().where('endAt', '>', now).orderBy('startAt'),
);

/** The seasons that run or come, the first to begin first: there are a few of them at most. */
export const comingSeasons = (db: Db | Tx, now: Date): Promise<Season[]> => seasonsAfter(db, { now });

/** Those of them that give an accessory. */
export const seasonsGiving = async (db: Db | Tx, accessoryId: string, now: Date): Promise<Season[]> =>
  (await comingSeasons(db, now)).filter((season) =>
    storedMarks(season).some((mark) => mark.accessoryId === accessoryId),
  );
