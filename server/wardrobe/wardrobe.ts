import { accessories } from '../../contract/accessories';
import { nextPriceChange } from '../../contract/accessoryPrice';
import type { WardrobeItem } from '../../contract/wardrobe';
import type { Db, Tx } from '../db/tables';
import { rowsOf } from '../resources/records';
import { serialize } from '../resources/serialize';
import { givesItem } from './seasonsOf';

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

/** One of them; undefined when it is not in the catalogue. With a transaction, it stays as it is until the commit. */
export async function wardrobeItem(tx: Tx, id: string, now: Date): Promise<WardrobeItem | undefined> {
  const row = await rowsOf(tx, accessories).where('id', '=', id).forShare().executeTakeFirst();
  if (!row) return undefined;
  return { ...serialize(accessories, row), gift: (await giftsAt(tx, now)).get(row.id) ?? null };
}

/** The seasons that run or come by the accessory that they give, of several the first. */
async function giftsAt(db: Db | Tx, now: Date): Promise<Map<string, NonNullable<WardrobeItem['gift']>>> {
  const rows = await db
    .selectFrom('seasons')
    .select(['accessoryId', 'number', 'name', 'nameEn', 'goal', 'startAt', 'endAt'])
    .where('accessoryId', 'is not', null)
    .where(givesItem(now))
    .orderBy('startAt', 'desc')
    .execute();
  return new Map(
    rows.map(({ accessoryId, goal, startAt, endAt, ...season }) => [
      accessoryId ?? '',
      { ...season, spend: goal, startAt: iso(startAt), endAt: iso(endAt) },
    ]),
  );
}

/** Both columns are never null, though the field's kind allows it. */
const iso = (at: Date | null) => at?.toISOString() ?? '';
