import { wallets } from '../../../contract/ledger';
import type { SeasonOnSite } from '../../../contract/playerSeason';
import { milestoneWallets } from '../../../contract/seasons';
import type { Db } from '../../db/tables';
import type { Season } from './seasons';

const walletOf = (choice: number) => wallets[choice] ?? 'diamonds';

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

/** The seasons around a moment as players see them. */
export interface SeasonsAround {
  season: SeasonOnSite | null;
  last: SeasonOnSite | null;
  /** When the next begins, while none is in progress; null if none is planned. */
  next: Date | null;
}

/** The seasons around a moment; null where there never was one and none is planned. */
export async function seasonsAround(db: Db, at: Date): Promise<SeasonsAround | null> {
  const season = await seasonAt(db, at);
  const last = await seasonBefore(db, season?.startAt ?? at);
  const next = season ? null : await nextStart(db, at);
  if (!season && !last && !next) return null;
  return {
    season: season ? await seasonOnSite(db, season) : null,
    last: last ? await seasonOnSite(db, last) : null,
    next,
  };
}
