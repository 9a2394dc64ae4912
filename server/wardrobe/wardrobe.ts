import { accessories } from '../../contract/accessories';
import { nextPriceChange } from '../../contract/accessoryPrice';
import { storedMarks } from '../../contract/seasonMarks';
import type { WardrobeItem } from '../../contract/wardrobe';
import { prepared } from '../db/prepared';
import type { Db, Tx } from '../db/tables';
import { rowsOf } from '../resources/records';
import { serialize } from '../resources/serialize';
import { comingSeasons } from './givers';

/** The accessories as players see them at a moment, newest first, and when that changes by the clock alone. */
export async function wardrobeAt(db: Db, now: Date): Promise<{ items: WardrobeItem[]; until: Date | null }> {
  const rows = await rowsOf(db, accessories).orderBy('createdAt', 'desc').orderBy('id').execute();
  const gifts = await giftsAt(db, now);
  const items = rows.map(
    (row): WardrobeItem => ({
      ...serialize(accessories, row),
      gift: gifts.get(row.id) ?? null,
    }),
  );
  const moments = [
    ...items.flatMap((item) => nextPriceChange(item, now) ?? []),
    ...[...gifts.values()].map(({ endAt }) => new Date(endAt)),
  ];
  const next = Math.min(...moments.map(Number));
  return { items, until: moments.length > 0 ? new Date(next) : null };
}

const lockedItem = prepared((db, { id }: { id: string }) =>
  rowsOf(db, accessories).where('id', '=', id).forShare(),
);

/** One of them; undefined when it is not in the catalogue. With a transaction, it stays as it is until the commit. */
export async function wardrobeItem(tx: Tx, id: string, now: Date): Promise<WardrobeItem | undefined> {
  const [row] = await lockedItem(tx, { id });
  if (!row) return undefined;
  return { ...serialize(accessories, row), gift: (await giftsAt(tx, now)).get(row.id) ?? null };
}

/** The gifts of the seasons that run or come by their accessories, of several seasons the first. */
export async function giftsAt(
  db: Db | Tx,
  now: Date,
): Promise<Map<string, NonNullable<WardrobeItem['gift']>>> {
  const gifts = new Map<string, NonNullable<WardrobeItem['gift']>>();
  for (const season of await comingSeasons(db, now)) {
    const { number, name, nameEn, startAt, endAt } = season;
    const marks = storedMarks(season).sort((a, b) => a.spend - b.spend);
    for (const [place, { mark, spend, accessoryId }] of marks.entries())
      if (accessoryId && !gifts.has(accessoryId))
        gifts.set(accessoryId, {
          number,
          name,
          nameEn,
          mark: place + 1,
          isGoal: mark === 'goal',
          spend,
          startAt: iso(startAt),
          endAt: iso(endAt),
        });
  }
  return gifts;
}

/** Both columns are never null, though the field's kind allows it. */
const iso = (at: Date | null) => at?.toISOString() ?? '';
