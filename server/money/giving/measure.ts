import { offerKinds } from '../../../contract/offers';
import { milestoneWallets } from '../../../contract/seasons';
import type { Tx } from '../../db/tables';
import { bonusOf } from '../../payments/checkout/offers';
import type { CatalogRecord } from '../../resources/serialize';

/** The most that one event can give one player by one value of a record (docs/spec/studio.md, What staff give). */
export interface Giving {
  /** Which of the record's gifts it is, in every version of the record. */
  id: string;
  /** The field that says so. */
  field: string;
  wallet: 'diamonds' | 'golds';
  amount: number;
  /** What else decides who gets it, and how easily. */
  terms: unknown;
  /** The code that brings it, where the record is a package. */
  code?: string;
}

type Measure = (tx: Tx, record: CatalogRecord, now: Date) => Promise<Giving[]>;

const walletOf = (kind: unknown): Giving['wallet'] => (kind === 1 ? 'golds' : 'diamonds');
const dearest = (item: Record<string, unknown>) =>
  Math.max(Number(item.diamondPrice), Number(item.listedDiamondPrice));

interface Milestone {
  id: string;
  spend: number;
  wallet: number;
  amount: number;
}

/** Of a season, each mark and the goal; an accessory counts as its higher price in diamonds. */
const ofSeason: Measure = async (tx, season) => {
  const { startAt, endAt, goal, giftKind, accessoryId } = season;
  const window = [startAt, endAt];
  const marks = (season.milestones as Milestone[]).map(({ id, spend, wallet, amount }, row) => ({
    id,
    field: `milestones.${row}.amount`,
    wallet: walletOf(wallet),
    amount,
    terms: [...window, spend],
  }));
  const last = { id: 'goal', terms: [...window, goal, giftKind, accessoryId] };
  if (Number(giftKind) < milestoneWallets.length) {
    const gift = { wallet: walletOf(giftKind), amount: Number(season.giftAmount) };
    return [...marks, { ...last, ...gift, field: 'giftAmount' }];
  }
  const item = tx
    .selectFrom('accessories')
    .select(['diamondPrice', 'listedDiamondPrice'])
    .where('id', '=', accessoryId ? String(accessoryId) : null);
  const found = await item.executeTakeFirst();
  const gift = { field: 'accessoryId', wallet: 'diamonds', amount: found ? dearest(found) : 0 } as const;
  return [...marks, { ...last, ...gift }];
};

/** Of an accessory, its higher price while a season that has not ended gives it. */
const ofAccessory: Measure = async (tx, item, now) => {
  const giver = tx
    .selectFrom('seasons')
    .select('id')
    .where('accessoryId', '=', item.id)
    .where('giftKind', '>=', milestoneWallets.length)
    .where('endAt', '>', now);
  if (!(await giver.executeTakeFirst())) return [];
  const isListed = Number(item.listedDiamondPrice) > Number(item.diamondPrice);
  const field = isListed ? 'listedDiamondPrice' : 'diamondPrice';
  return [{ id: 'item', field, wallet: 'diamonds', amount: dearest(item), terms: null }];
};

/** Of a package, the bonus of the time with that of a first purchase; and each code's bonus for it. */
const ofPackage: Measure = async (tx, pkg) => {
  const [bonus, first] = [Number(pkg.bonusDiamonds), Number(pkg.firstBonus)];
  const { price, currency, bonusStartAt, bonusEndAt, sellFrom, sellUntil } = pkg;
  const own: Giving = {
    id: 'bonus',
    field: first > bonus ? 'firstBonus' : 'bonusDiamonds',
    wallet: 'diamonds',
    amount: bonus + first,
    terms: [price, currency, bonusStartAt, bonusEndAt, sellFrom, sellUntil],
  };
  const codes = await tx
    .selectFrom('offers')
    .select(['id', 'code', 'bonusKind', 'amount', 'packages'])
    .execute();
  const reaching = codes.filter(({ packages }) => packages.length === 0 || packages.includes(pkg.id));
  const brought = reaching.map(({ id, code, ...offer }): Giving => {
    const amount = bonusOf(offer, Number(pkg.diamondAmount));
    return { id, code, field: 'diamondAmount', wallet: 'diamonds', amount, terms: [price, currency] };
  });
  return [own, ...brought];
};

/** Of a code, its largest bonus over the packages that it reaches, on sale or not. */
const ofOffer: Measure = async (tx, offer) => {
  const reached = offer.packages as readonly string[];
  let packages = tx.selectFrom('diamondPackages').select('diamondAmount');
  if (reached.length > 0) packages = packages.where('id', 'in', [...reached]);
  const [bonusKind, amount] = [Number(offer.bonusKind), Number(offer.amount)];
  const found = await packages.execute();
  const bonuses = found.map(({ diamondAmount }) => bonusOf({ bonusKind, amount }, diamondAmount));
  const { startAt, endAt, mostUses, mostPerPlayer } = offer;
  const terms = [offerKinds[bonusKind], amount, reached, startAt, endAt, mostUses, mostPerPlayer];
  return [{ id: 'bonus', field: 'amount', wallet: 'diamonds', amount: Math.max(0, ...bonuses), terms }];
};

const measures: Readonly<Record<string, Measure | undefined>> = {
  seasons: ofSeason,
  accessories: ofAccessory,
  'diamond-packages': ofPackage,
  offers: ofOffer,
};

/** How the records of a resource are measured; undefined for those that give nothing. */
export const measureOf = (resource: string): Measure | undefined =>
  Object.hasOwn(measures, resource) ? measures[resource] : undefined;
