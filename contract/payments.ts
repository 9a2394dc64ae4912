import { type Static, Type } from 'typebox';
import { currencies } from './currencies';
import { GiftLink } from './gifts';
import { emailLength, gift } from './limits';
import { paymentStatuses } from './moneyStates';
import { Moment } from './schemas';

export const PaymentStatus = Type.Enum(paymentStatuses);
/**
 * What a buyer may add (decisions.md, The buyer). Accepts more than the limits, so that each field's own message reports
 * them.
 */
export const BuyerBody = Type.Object({
  /** Also gets the receipt. */
  email: Type.Optional(Type.String({ maxLength: emailLength })),
  /** The giver's name for the recipient's mail. */
  name: Type.Optional(Type.String({ maxLength: 10 * gift.name })),
  /** A sentence for the recipient's mail; requires a name. */
  message: Type.Optional(Type.String({ maxLength: 10 * gift.message })),
});
/** A payment's code, and the diamonds it adds. */
export const PaymentOffer = Type.Object({ code: Type.String(), bonus: Type.Integer() });
/** The text is only for whoever made the payment or typed the same code. */
const ShownOffer = Type.Object({ ...PaymentOffer.properties, code: Type.Optional(Type.String()) });
/** What a purchase costs and brings. The amount is in the currency's major unit: 59000 or 2.5. */
export const PurchaseFigures = Type.Object({
  amount: Type.Number(),
  currency: Type.Enum(currencies),
  /** Without any bonus. */
  diamonds: Type.Integer(),
  /** The package's own bonus, while it runs. */
  bonus: Type.Integer(),
  firstBonus: Type.Integer(),
  /** Only of a purchase with a code. */
  offer: Type.Optional(ShownOffer),
});
/** The figures that apply instead of those the buyer saw, and the open payment whose they are, if there is one. */
export const ChangedPurchase = Type.Object({
  ...PurchaseFigures.properties,
  transactionId: Type.Optional(Type.String()),
  expiresAt: Type.Optional(Moment),
});
export const PaymentCreateBody = Type.Object({
  email: Type.String({ maxLength: emailLength }),
  packageId: Type.String({ maxLength: 64 }),
  /** One of the offered gateways; defaults to the first that accepts the package's currency. */
  gateway: Type.Optional(Type.String({ maxLength: 32 })),
  /** A code that brings bonus diamonds; one that cannot be used is refused, and no payment is opened. */
  code: Type.Optional(Type.String({ maxLength: 64 })),
  /** From an earlier response about this code: its refusal then is no guess. */
  codeProof: Type.Optional(Type.String({ maxLength: 64 })),
  /** What the buyer saw; other figures are refused with those that apply. Without it any are accepted. */
  seen: Type.Optional(PurchaseFigures),
  /** Kept with the payment for 90 days; ignored unless the caller made the payment. */
  buyer: Type.Optional(BuyerBody),
});
export const OfferQuery = Type.Object({
  email: Type.String({ maxLength: emailLength }),
  packageId: Type.String({ maxLength: 64 }),
  code: Type.String({ maxLength: 64 }),
  /** As of a payment. */
  codeProof: Type.Optional(Type.String({ maxLength: 64 })),
});
/** `codeProof` goes with later calls about the same code. */
export const AcceptedOffer = Type.Object({
  ...PaymentOffer.properties,
  codeProof: Type.Optional(Type.String()),
});
export const OpenPayment = Type.Object({
  transactionId: Type.String(),
  /** Absolute URL of the gateway's checkout page. */
  paymentUrl: Type.String(),
  expiresAt: Moment,
  ...Type.Partial(PurchaseFigures).properties,
});
export const PendingPayment = Type.Object({
  ...OpenPayment.properties,
  packageId: Type.String(),
  amount: PurchaseFigures.properties.amount,
  currency: PurchaseFigures.properties.currency,
});
export const PendingQuery = Type.Object({
  email: Type.String({ maxLength: emailLength }),
  packageId: Type.Optional(Type.String({ maxLength: 64 })),
});
/** The first-purchase bonus of each package that has one for the player, by its id; none for an unknown player. */
export const FirstBonuses = Type.Object({ bonuses: Type.Record(Type.String(), Type.Integer()) });
/** Money may still arrive for a payment that has ended. */
export const LateMoney = Type.Object({
  /** Whether the gateway has said since the end of the payment that nothing arrived. */
  asked: Type.Boolean(),
  /** Until when it is queried again; absent once a person looks into a gateway that stayed silent. */
  until: Type.Optional(Moment),
});
/** In the payment's currency, in its usual unit: 59000 or 2.5. */
const Money = Type.Number({ minimum: 0 });
/** Gateways that accept payments now; an empty list means the shop is closed (decisions.md, Closed shop). */
export const PaymentGateways = Type.Object({
  gateways: Type.Array(
    Type.Object({
      name: Type.String(),
      currencies: Type.Array(Type.Enum(currencies)),
      /** Whether several transfers may make up the price, so that a missing part can be paid separately. */
      takesParts: Type.Boolean(),
    }),
  ),
});
export const PaymentStatusResponse = Type.Object({
  status: PaymentStatus,
  /** Price of the payment, present with the fields below. */
  amount: Type.Optional(Money),
  currency: Type.Optional(Type.Enum(currencies)),
  /**
   * How much has arrived for it, 0 when all of it was in another currency; absent while nothing has arrived, and for a
   * completed payment of which nothing is held.
   */
  received: Type.Optional(Money),
  /** How much is still to be paid, while the payment is open and part of its price has arrived. */
  missing: Type.Optional(Money),
  /**
   * How much the shop holds that it will not count automatically, until a person returns or uses it; 0 when all of it is
   * in another currency.
   */
  held: Type.Optional(Money),
  /** How much was returned, of money that did not complete the payment or of the payment itself. */
  returned: Type.Optional(Money),
  /** How much staff closed after looking at it, without diamonds and without returning it. */
  kept: Type.Optional(Money),
  /** How much of it paid for another payment. */
  moved: Type.Optional(Money),
  /** Of a payment that failed or was cancelled, until it is certain that nothing arrives any more. */
  late: Type.Optional(LateMoney),
  /** Diamonds of a completed payment, with every bonus. */
  diamonds: Type.Optional(Type.Integer()),
  /** Diamonds of a completed payment that repaid a debt (studio.md section 2); only when there are any. */
  repaid: Type.Optional(Type.Integer()),
  /** Diamonds that refunds took back, also those that became a debt; only when there are any. */
  takenBack: Type.Optional(Type.Integer()),
  /** Only of a payment with a code. */
  offer: Type.Optional(ShownOffer),
  /** Opens the receipt of a completed payment; only for the person who made the payment. */
  receiptKey: Type.Optional(Type.String()),
  /** The link of a gift that can be opened; only for the person who made the payment. */
  gift: Type.Optional(GiftLink),
});
export type FirstBonuses = Static<typeof FirstBonuses>;
export type PaymentGateways = Static<typeof PaymentGateways>;
export type PaymentStatus = Static<typeof PaymentStatus>;
export type BuyerBody = Static<typeof BuyerBody>;
export type PurchaseFigures = Static<typeof PurchaseFigures>;
export type ChangedPurchase = Static<typeof ChangedPurchase>;
export type LateMoney = Static<typeof LateMoney>;
export type PaymentOffer = Static<typeof PaymentOffer>;
export type OfferQuery = Static<typeof OfferQuery>;
export type PaymentCreateBody = Static<typeof PaymentCreateBody>;
export type OpenPayment = Static<typeof OpenPayment>;
export type PendingPayment = Static<typeof PendingPayment>;
export type PendingQuery = Static<typeof PendingQuery>;
export type PaymentStatusResponse = Static<typeof PaymentStatusResponse>;
