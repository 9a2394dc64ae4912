import { type Static, Type } from 'typebox';
import { wallets } from './ledger';
import { Moment, orNull } from './schemas';

const Wallet = Type.Enum(wallets);
const Gift = Type.Object({
  /** Diamonds or gold; null for an accessory. */
  wallet: orNull(Wallet),
  /** How many; null for an accessory. */
  amount: orNull(Type.Integer()),
  /** The accessory's name; null for diamonds or gold. */
  accessory: orNull(Type.String()),
  /** Of an accessory, its id and the diamonds for whoever owns it already. */
  accessoryId: Type.Optional(Type.String()),
  instead: Type.Optional(Type.Integer()),
});
/** A season as players see it; amounts are in VND. */
export const SeasonOnSite = Type.Object({
  number: Type.Integer(),
  name: Type.String(),
  nameEn: Type.String(),
  startAt: Moment,
  endAt: Moment,
  goal: Type.Integer(),
  gift: Gift,
  /** In ascending order of the amount to spend; `id` is the row's own. */
  milestones: Type.Array(Type.Object({ id: Type.String(), spend: Type.Integer(), ...Gift.properties })),
  /** Empty without a picture. */
  imageUrl: Type.String(),
});
/** The current season; null between two seasons, and in a shop that never had one. */
export const SiteSeason = Type.Object({ season: orNull(SeasonOnSite) });
export const PlayerSeason = Type.Object({
  ...SiteSeason.properties,
  /** What the player has spent in it so far, less refunds. */
  current: Type.Integer(),
  /** What the player spent in the previous season; null if there was none. */
  lastSeason: orNull(Type.Integer()),
  /** The marks whose gifts the player has received: ids of milestones, and `goal`. */
  given: Type.Array(Type.String()),
  /** Whether staff have hidden the season in the shop. */
  isOff: Type.Optional(Type.Literal(true)),
});
export type SeasonOnSite = Static<typeof SeasonOnSite>;
export type PlayerSeason = Static<typeof PlayerSeason>;
