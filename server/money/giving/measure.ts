import { type Wallet, wallets } from '../../../contract/ledger';
import { bonusOf, offerKinds } from '../../../contract/offers';
import { milestoneWallets } from '../../../contract/seasons';
import type { Tx } from '../../db/tables';
import type { CatalogRecord } from '../../resources/serialize';

/** The most that one event can give one player by one value of a record (docs/spec/studio.md, What staff give). */
export interface Giving {
  /** Which of the record's gifts it is, in every version of the record. */
  id: string;
  /** The field that says so. */
  field: string;
  wallet: Wallet;
  amount: number;
  /** What else decides who gets it, and how easily. */
  terms: unknown;
  /** The code that brings it, where the record is a package. */
  code?: string;
}

type Measure = (tx: Tx, record: CatalogRecord, now: Date) => Promise<Giving[]>;

const walletOf = (kind: unknown): Wallet => (kind === 1 ? 'golds' : 'diamonds');
const dearest = (item: Record<string, unknown>) =>
  Math.max(Number(item.diamondPrice), Number(item.listedDiamondPrice));

interface Milestone {
  id: string;
  spend: number;
  wallet: number;
  amount: number;
}

type Values = Readonly<Record<string, unknown>>;
const isItem = ({ giftKind }: Values) => Number(giftKind) >= milestoneWallets.length;

/** What a season gives at a mark or its goal, and the field that says so. */
interface SeasonGift {
  id: string;
  spend: number;
  wallet: Wallet;
  amount: number;
  accessoryId: unknown;
  field: string;
}

/** An accessory counts as its price, or what whoever has it already gets instead if that is more. */
function itemGift({ giftAmount, accessoryId }: Values, itemPrice: number) {
  const instead = Number(giftAmount);
  const field = instead > itemPrice ? 'giftAmount' : 'accessoryId';
  return { wallet: walletOf(0), amount: Math.max(itemPrice, instead), accessoryId, field };
}

/** The marks of a season and its goal; an accessory counts as `itemPrice`, in diamonds. */
export function seasonGifts(season: Values, itemPrice = 0): SeasonGift[] {
  const { goal, giftKind, giftAmount } = season;
  const marks = (season.milestones as Milestone[]).map(({ wallet, ...mark }, row) => ({
    ...mark,
    wallet: walletOf(wallet),
    accessoryId: null,
    field: `milestones.${row}.amount`,
  }));
  const last = isItem(season)
    ? itemGift(season, itemPrice)
    : { wallet: walletOf(giftKind), amount: Number(giftAmount), accessoryId: null, field: 'giftAmount' };
  return [...marks, { ...last, id: 'goal', spend: Number(goal) }];
}

/**
 * Of a season, per wallet, its marks and its goal together, as one payment may reach them all; at the field of the largest.
 * An accessory counts as its higher price in diamonds.
 */
function seasonSums(season: Values, itemPrice: number): Giving[] {
  const { startAt, endAt, accessoryId } = season;
  const gifts = seasonGifts(season, itemPrice).sort((a, b) => b.amount - a.amount || a.spend - b.spend);
  const window = [startAt, endAt, isItem(season) && accessoryId];
  return wallets.flatMap((wallet): Giving[] => {
    const own = gifts.filter((gift) => gift.wallet === wallet);
    const [largest] = own;
    if (!largest) return [];
    const amount = own.reduce((sum, gift) => sum + gift.amount, 0);
    return [
      {
        id: wallet,
        field: largest.field,
        wallet,
        amount,
        terms: [...window, own.map(({ spend, amount }) => [spend, amount])],
      },
    ];
  });
}

const ofSeason: Measure = async (tx, season) => {
  const id = isItem(season) && season.accessoryId ? String(season.accessoryId) : null;
  const item = tx
    .selectFrom('accessories')
    .select(['diamondPrice', 'listedDiamondPrice'])
    .where('id', '=', id);
  const found = await item.executeTakeFirst();
  return seasonSums(season, found ? dearest(found) : 0);
};

/** Of an accessory, what the seasons that have not ended give with it, at its higher price. */
const ofAccessory: Measure = async (tx, item, now) => {
  const givers = await tx
    .selectFrom('seasons')
    .selectAll()
    .where('accessoryId', '=', item.id)
    .where('giftKind', '>=', milestoneWallets.length)
    .where('endAt', '>', now)
    .execute();
  const isListed = Number(item.listedDiamondPrice) > Number(item.diamondPrice);
  const field = isListed ? 'listedDiamondPrice' : 'diamondPrice';
  return givers.flatMap((season) =>
    seasonSums(season, dearest(item))
      .filter(({ wallet }) => wallet === 'diamonds')
      .map((sum) => ({ ...sum, id: season.id, field, terms: null })),
  );
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
