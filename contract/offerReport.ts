import { type Static, Type } from 'typebox';
import { currencies } from './currencies';

/** The results of a code so far; amounts are in the currency's usual unit. */
export const OfferReport = Type.Object({
  /** Payments started with it, and how many of them were completed. */
  begun: Type.Integer(),
  paid: Type.Integer(),
  /** Completed payments after its uses had run out: the bonus had been promised to them before. */
  beyond: Type.Integer(),
  /** Players who paid with it. */
  players: Type.Integer(),
  revenue: Type.Array(
    Type.Object({
      currency: Type.Enum(currencies),
      paid: Type.Integer(),
      amount: Type.Number(),
      refunded: Type.Number(),
    }),
  ),
});
export type OfferReport = Static<typeof OfferReport>;
