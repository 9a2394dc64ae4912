import { type Wallet, wallets } from '../../../contract/ledger';
import { bonusOf, offerKinds } from '../../../contract/offers';
import { type Giver, type StoredMark, storedMarks } from '../../../contract/seasonMarks';
import type { Tx } from '../../db/tables';
import type { CatalogRecord } from '../../resources/serialize';
import { seasonsGiving } from '../../wardrobe/givers';

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

const dearest = (item: Record<string, unknown>) =>
  Math.max(Number(item.diamondPrice), Number(item.listedDiamondPrice));

type Values = Readonly<Record<string, unknown>>;
/** Accessories by their ids, each as the higher of its prices in diamonds. */
type Worths = ReadonlyMap<string, number>;

/** What a season gives at a mark or its goal, in the wallet that it counts for, and the field that says so. */
export interface SeasonGift extends Pick<StoredMark, 'mark' | 'spend' | 'amount' | 'accessoryId'> {
  wallet: Wallet;
  field: string;
}

/** An accessory counts as its price, or what whoever has it already gets instead if that is more. */
export function measured(season: Values, worths: Worths = new Map()): SeasonGift[] {
  return storedMarks(season as unknown as Giver).map(({ fields, wallet, amount, ...mark }) => {
    const worth = worths.get(mark.accessoryId ?? '') ?? 0;
    const field = !wallet && amount <= worth ? fields.accessoryId : fields.amount;
    return { ...mark, wallet: wallet ?? 'diamonds', amount: Math.max(amount, worth), field };
  });
}

/** Of a season, per wallet, its marks and its goal together, as one payment may reach them all; at the field of the largest. */
function seasonSums(season: Values, worths: Worths): Giving[] {
  const { startAt, endAt } = season;
  const gifts = measured(season, worths).sort((a, b) => b.amount - a.amount || a.spend - b.spend);
  return wallets.flatMap((wallet): Giving[] => {
    const own = gifts.filter((gift) => gift.wallet === wallet);
    const [largest] = own;
    if (!largest) return [];
    const amount = own.reduce((sum, gift) => sum + gift.amount, 0);
    const terms = [startAt, endAt, own.map(({ spend, amount, accessoryId }) => [spend, amount, accessoryId])];
    return [{ id: wallet, field: largest.field, wallet, amount, terms }];
  });
}

const ofSeason: Measure = async (tx, season) => {
  const ids = measured(season).flatMap(({ accessoryId }) => accessoryId ?? []);
  const items = tx.selectFrom('accessories').select(['id', 'diamondPrice', 'listedDiamondPrice']);
  const found = ids.length > 0 ? await items.where('id', 'in', ids).execute() : [];
  return seasonSums(season, new Map(found.map((item) => [item.id, dearest(item)])));
};

/** Of an accessory, what the seasons that have not ended give with it, at its higher price. */
const ofAccessory: Measure = async (tx, item, now) => {
  const isListed = Number(item.listedDiamondPrice) > Number(item.diamondPrice);
  const field = isListed ? 'listedDiamondPrice' : 'diamondPrice';
  const givers = await seasonsGiving(tx, item.id, now);
  return givers.flatMap((season) =>
    seasonSums({ ...season }, new Map([[item.id, dearest(item)]]))
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
