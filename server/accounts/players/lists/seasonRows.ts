import { sql } from 'kysely';
import { listOfPlayer, type playerLists } from '../../../../contract/playerLists';
import type { SeasonOfPlayer } from '../../../../contract/playerPage';
import { giftsOf } from '../../../db/seasonGifts';
import { type RawRow, withMoments } from '../../../resources/rawRows';
import type { ListRows } from '../../../resources/sqlSource';

type SeasonRow = RawRow<typeof playerLists.seasons> & Pick<SeasonOfPlayer, 'gifts'>;

/** A player's spending per season, with the gifts it earned; a season may have been deleted since. */
export const seasonRows = (userId: string): ListRows<SeasonRow, SeasonOfPlayer> => ({
  resource: listOfPlayer('seasons', userId),
  from: () => sql`(select season_id as id, number, name, name_en, start_at, end_at, goal, amount as spent
    from season_totals left join seasons on seasons.id = season_id where user_id = ${userId}) as seasons`,
  columns: sql`*, ${giftsOf(sql`seasons.id`, sql`${userId}`)} as gifts`,
  visible: () => [],
  shown: async (_, rows) =>
    rows.map(({ gifts, ...row }) => ({
      ...withMoments(row),
      gifts: gifts.map((gift) => ({ ...gift, givenAt: new Date(gift.givenAt).toISOString() })),
    })),
});
