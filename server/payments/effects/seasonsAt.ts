import { sql } from 'kysely';
import type { SeasonOnSite } from '../../../contract/playerSeason';
import { goalMark, milestoneMarks, type StoredMark, storedMarks } from '../../../contract/seasonMarks';
import { hourBefore, leastReached } from '../../../contract/seasonPage';
import type { Db } from '../../db/tables';
import { addMs, minutes } from '../../platform/clock';
import type { Season } from './seasons';

/** The season in progress at a moment. */
export const seasonAt = (db: Db, at: Date): Promise<Season | undefined> =>
  db.selectFrom('seasons').selectAll().where('startAt', '<=', at).where('endAt', '>', at).executeTakeFirst();

/** When the next season after a moment begins; null if none is planned. */
export const nextStart = async (db: Db, now: Date): Promise<Date | null> => {
  const next = db.selectFrom('seasons').select('startAt').where('startAt', '>', now).orderBy('startAt');
  return (await next.limit(1).executeTakeFirst())?.startAt ?? null;
};

/** The last season that ended by a moment. */
export const seasonBefore = (db: Db, at: Date): Promise<Season | undefined> =>
  db
    .selectFrom('seasons')
    .selectAll()
    .where('endAt', '<=', at)
    .orderBy('endAt', 'desc')
    .limit(1)
    .executeTakeFirst();

/** Both columns are never null, though the field's kind allows it. */
const iso = (at: Date | null) => at?.toISOString() ?? '';

/** A season as players see it. */
export async function seasonOnSite(db: Db, season: Season): Promise<SeasonOnSite> {
  const { number, name, nameEn, image } = season;
  const given = storedMarks(season).flatMap(({ accessoryId }) => accessoryId ?? []);
  const names = await namesOf(db, given);
  const marks = milestoneMarks(season).map((one) => ({
    id: one.mark,
    spend: one.spend,
    ...giftOf(one, names),
  }));
  return {
    number,
    name,
    nameEn,
    startAt: iso(season.startAt),
    endAt: iso(season.endAt),
    goal: season.goal,
    gift: giftOf(goalMark(season), names),
    milestones: marks.sort((a, b) => a.spend - b.spend),
    imageUrl: image ? `/images/${image}` : '',
  };
}

function giftOf(
  { wallet, amount, accessoryId }: StoredMark,
  names: ReadonlyMap<string, string>,
): SeasonOnSite['gift'] {
  if (wallet) return { wallet, amount, accessory: null };
  const accessory = names.get(accessoryId ?? '') ?? null;
  return {
    wallet: null,
    amount: null,
    accessory,
    ...(accessory !== null && accessoryId && { accessoryId, instead: amount }),
  };
}

/** The names of accessories by their ids. */
async function namesOf(db: Db, ids: string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const found = await db.selectFrom('accessories').select(['id', 'name']).where('id', 'in', ids).execute();
  return new Map(found.map(({ id, name }) => [id, name]));
}

/** The seasons around a moment as players see them. */
export interface SeasonsAround {
  season: SeasonOnSite | null;
  last: SeasonOnSite | null;
  /** When the next begins, while none is in progress; null if none is planned. */
  next: Date | null;
  /** How many players had reached each mark of the season by then (`countReached`), where that is worth saying. */
  reached: Readonly<Record<string, number>>;
}

/** The moment by which players are counted: a minute before the full hour, as what was begun by then has ended at the hour. */
const countedBy = (at: Date): Date => addMs(new Date(hourBefore(at)), -minutes(1));

/**
 * Counts the gifts of a season, as each mark that was reached has one: in each process the same number for an hour, in which it
 * is read once, as it may be of a million.
 */
export function countReached() {
  let last = { of: '', marks: {} as Record<string, number> };
  return async (db: Db, seasonId: string, at: Date): Promise<Record<string, number>> => {
    const until = countedBy(at);
    const of = `${seasonId} ${until.toISOString()}`;
    if (last.of === of) return last.marks;
    const rows = await db
      .selectFrom('seasonGifts')
      .select(['mark', sql<number>`count(*)::int`.as('players')])
      .where('seasonId', '=', seasonId)
      .where('givenAt', '<=', until)
      .groupBy('mark')
      .having(sql<number>`count(*)`, '>=', leastReached)
      .orderBy('mark')
      .execute();
    last = { of, marks: Object.fromEntries(rows.map(({ mark, players }) => [mark, players])) };
    return last.marks;
  };
}

/** The seasons around a moment; null where there never was one and none is planned. */
export async function seasonsAround(
  db: Db,
  at: Date,
  reachedIn: ReturnType<typeof countReached>,
): Promise<SeasonsAround | null> {
  const season = await seasonAt(db, at);
  const last = await seasonBefore(db, season?.startAt ?? at);
  const next = season ? null : await nextStart(db, at);
  if (!season && !last && !next) return null;
  return {
    season: season ? await seasonOnSite(db, season) : null,
    last: last ? await seasonOnSite(db, last) : null,
    next,
    reached: season ? await reachedIn(db, season.id, at) : {},
  };
}
