import { type Static, Type } from 'typebox';
import { currencies } from './currencies';

/** What a code brought so far; amounts are in the currency's usual unit. */
export const OfferReport = Type.Object({
  /** Payments that began with it, and those of them that were completed. */
  begun: Type.Integer(),
  paid: Type.Integer(),
  /** Completed payments that came when its uses were over, as it was promised to them before. */
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
