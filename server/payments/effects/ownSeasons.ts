import { sql } from 'kysely';
import type { OwnSeason } from '../../../contract/ownWallet';
import { giftsOf } from '../../db/seasonGifts';
import type { Db } from '../../db/tables';

type SeasonRow = Omit<OwnSeason, 'startAt' | 'endAt'> & { startAt: Date | null; endAt: Date | null };

/** The seasons that a player spent in, each with the gifts that it gave; a season may have been deleted since. */
export async function seasonsOf(reads: Db, userId: string): Promise<OwnSeason[]> {
  const { rows } =
    await sql<SeasonRow>`select season_id as id, number, name, name_en, start_at, end_at, goal, amount as spent,
      ${giftsOf(sql`season_totals.season_id`, sql`season_totals.user_id`)} as gifts
    from season_totals left join seasons on seasons.id = season_id where user_id = ${userId}
    order by start_at desc nulls last, season_id desc limit 100`.execute(reads);
  return rows.map(({ startAt, endAt, gifts, ...row }) => ({
    ...row,
    startAt: startAt?.toISOString() ?? null,
    endAt: endAt?.toISOString() ?? null,
    gifts: gifts.map((gift) => ({ ...gift, givenAt: new Date(gift.givenAt).toISOString() })),
  }));
}
