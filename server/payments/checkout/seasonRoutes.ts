import * as calls from '../../../contract/calls/seasons';
import type { PlayerSeason } from '../../../contract/playerSeason';
import type { Db } from '../../db/tables';
import type { Dependencies } from '../../dependencies';
import { actorOf } from '../../http/actor';
import { keepUntil } from '../../http/caching';
import { route } from '../../http/route';
import type { App } from '../../http/types';
import { settingsNow } from '../../operations/inForce';
import { giftsOf, isGiven } from '../effects/seasonGifts';
import type { Season } from '../effects/seasons';
import { nextStart, seasonAt, seasonBefore, seasonOnSite } from '../effects/seasonsAt';

/** The current season for players, and the caller's own progress in it (studio.md section 9). */
export function seasonRoutes(app: App, deps: Pick<Dependencies, 'db' | 'clock' | 'watch'>): void {
  const { db, clock } = deps;
  const isShown = () => settingsNow(deps).site.isSeasonShown;
  route(app, calls.getSiteSeason, async (_request, reply) => {
    const now = clock.now();
    const season = isShown() ? await seasonAt(db, now) : undefined;
    keepUntil(reply, season?.endAt ?? (await nextStart(db, now)), clock);
    return { season: season ? await seasonOnSite(db, season) : null };
  });
  route(app, calls.getPlayerSeason, async (request): Promise<PlayerSeason> => {
    const { id } = actorOf(request);
    const now = clock.now();
    const season = await seasonAt(db, now);
    const last = await seasonBefore(db, season?.startAt ?? now);
    return {
      season: season ? await seasonOnSite(db, season) : null,
      current: season ? await spentIn(db, season, id) : 0,
      lastSeason: last ? await spentIn(db, last, id) : null,
      given: season ? await givenIn(db, season, id) : [],
      // The shop hides its strip; the season's own page stays.
      ...(!isShown() && { isOff: true }),
    };
  });
}

async function spentIn(db: Db, { id }: Season, userId: string): Promise<number> {
  const total = db.selectFrom('seasonTotals').select('amount').where('seasonId', '=', id);
  return (await total.where('userId', '=', userId).executeTakeFirst())?.amount ?? 0;
}

/** The marks of the gifts received, with those of the season that count as received. */
async function givenIn(db: Db, season: Season, userId: string): Promise<string[]> {
  const gifts = await giftsOf(db, season, userId);
  const counted = season.milestones.filter(({ id, spend }) => isGiven(season, gifts, { mark: id, spend }));
  return [...new Set([...gifts.map(({ mark }) => mark), ...counted.map(({ id }) => id)])];
}
