import * as calls from '../../../contract/calls/seasons';
import type { PlayerSeason, SeasonOnSite } from '../../../contract/playerSeason';
import { milestoneWallets } from '../../../contract/seasons';
import type { Db } from '../../db/tables';
import type { Dependencies } from '../../dependencies';
import { actorOf } from '../../http/actor';
import { keepUntil } from '../../http/caching';
import { route } from '../../http/route';
import type { App } from '../../http/types';
import { settingsNow } from '../../operations/inForce';
import type { Season } from '../ledger/seasons';

const wallets = ['diamonds', 'golds'] as const;
const walletOf = (choice: number) => wallets[choice] ?? 'diamonds';

/** The current season for players, and the caller's own progress in it (studio.md section 9). */
export function seasonRoutes(app: App, deps: Pick<Dependencies, 'db' | 'clock' | 'watch'>): void {
  const { db, clock } = deps;
  const isShown = () => settingsNow(deps).site.isSeasonShown;
  route(app, calls.getSiteSeason, async (request) => {
    const now = clock.now();
    const season = isShown() ? await seasonAt(db, now) : undefined;
    keepUntil(request, season?.endAt ?? (await nextStart(db, now)), now);
    return { season: season ? await shown(db, season) : null };
  });
  route(app, calls.getPlayerSeason, async (request): Promise<PlayerSeason> => {
    const { id } = actorOf(request);
    if (!isShown()) return { season: null, current: 0, lastSeason: null, given: [], isOff: true };
    const now = clock.now();
    const season = await seasonAt(db, now);
    const last = await seasonBefore(db, season?.startAt ?? now);
    return {
      season: season ? await shown(db, season) : null,
      current: season ? await spentIn(db, season, id) : 0,
      lastSeason: last ? await spentIn(db, last, id) : null,
      given: season ? await givenIn(db, season, id) : [],
    };
  });
}

const seasonAt = (db: Db, at: Date): Promise<Season | undefined> =>
  db.selectFrom('seasons').selectAll().where('startAt', '<=', at).where('endAt', '>', at).executeTakeFirst();

const nextStart = async (db: Db, now: Date): Promise<Date | null> => {
  const next = db.selectFrom('seasons').select('startAt').where('startAt', '>', now).orderBy('startAt');
  return (await next.limit(1).executeTakeFirst())?.startAt ?? null;
};

const seasonBefore = (db: Db, at: Date): Promise<Season | undefined> =>
  db
    .selectFrom('seasons')
    .selectAll()
    .where('endAt', '<=', at)
    .orderBy('endAt', 'desc')
    .limit(1)
    .executeTakeFirst();

async function spentIn(db: Db, { id }: Season, userId: string): Promise<number> {
  const total = db.selectFrom('seasonTotals').select('amount').where('seasonId', '=', id);
  return (await total.where('userId', '=', userId).executeTakeFirst())?.amount ?? 0;
}

async function givenIn(db: Db, { id }: Season, userId: string): Promise<string[]> {
  const gifts = db.selectFrom('seasonGifts').select('mark').where('seasonId', '=', id);
  return (await gifts.where('userId', '=', userId).orderBy('spend').execute()).map(({ mark }) => mark);
}

/** Both columns are never null, though the field's kind allows it. */
const iso = (at: Date | null) => at?.toISOString() ?? '';

async function shown(db: Db, season: Season): Promise<SeasonOnSite> {
  const { number, name, nameEn, goal, giftKind, giftAmount, accessoryId, image } = season;
  const isAccessory = giftKind >= milestoneWallets.length;
  const accessory =
    isAccessory && accessoryId
      ? await db.selectFrom('accessories').select('name').where('id', '=', accessoryId).executeTakeFirst()
      : undefined;
  return {
    number,
    name,
    nameEn,
    startAt: iso(season.startAt),
    endAt: iso(season.endAt),
    goal,
    gift: {
      wallet: isAccessory ? null : walletOf(giftKind),
      amount: isAccessory ? null : giftAmount,
      accessory: accessory?.name ?? null,
    },
    milestones: season.milestones
      .toSorted((a, b) => a.spend - b.spend)
      .map(({ id, spend, wallet, amount }) => ({ id, spend, wallet: walletOf(wallet), amount })),
    imageUrl: image ? `/images/${image}` : '',
  };
}
