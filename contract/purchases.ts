import { type Static, Type } from 'typebox';
import { currencies } from './currencies';
import { gatewayNames } from './gateways';
import { ReceivedGift } from './gifts';
import { PaymentStatus } from './payments';
import { Moment } from './schemas';

/** How many purchases, or entries of a wallet, a page of the account has. */
export const accountPage = 20;

/** Where a page begins: what the page before named as `next`. */
export const PageQuery = Type.Object({ after: Type.Optional(Type.String({ maxLength: 100 })) });
/** Where the next page begins; absent after the last. */
export const next = Type.Optional(Type.String());

const Money = Type.Number({ minimum: 0 });
/** What only whoever paid may know; amounts in the currency's major unit. */
const PaidPart = Type.Object({
  amount: Money,
  currency: Type.Enum(currencies),
  gateway: Type.Union([Type.Enum(gatewayNames), Type.String()]),
  code: Type.Optional(Type.String()),
  /** Until when the payment can be resumed; only of an open one. */
  resumeUntil: Type.Optional(Moment),
  received: Type.Optional(Money),
  missing: Type.Optional(Money),
  returned: Type.Optional(Money),
  kept: Type.Optional(Money),
  moved: Type.Optional(Money),
  /** A refund that staff have approved and that has not been transferred yet. */
  refunding: Type.Optional(Money),
});
/** A purchase that an account paid for or received (account.md, Purchases). */
export const Purchase = Type.Object({
  id: Type.String(),
  createdAt: Moment,
  status: PaymentStatus,
  packageName: Type.String(),
  /** Empty without an English name. */
  packageNameEn: Type.String(),
  /** With every bonus. */
  diamonds: Type.Integer(),
  /** Diamonds that repaid a debt of the account that received them; only when there are any, and for that account. */
  repaid: Type.Optional(Type.Integer()),
  /** Diamonds that refunds took back, also those that became a debt; only when there are any. */
  takenBack: Type.Optional(Type.Integer()),
  /** User name of whoever received it; absent when it is this account, or was erased. */
  recipient: Type.Optional(Type.String()),
  /** Whether it was for this account. */
  isReceived: Type.Boolean(),
  /** Only for whoever paid. */
  paid: Type.Optional(PaidPart),
  /** Money that is held until a person decides, with its currency; 0 when all of it is in another one. */
  held: Type.Optional(Type.Object({ amount: Money, currency: Type.Enum(currencies) })),
  /** What the giver added, for the recipient and the giver. */
  giver: Type.Optional(Type.Object({ name: Type.String(), message: Type.Optional(Type.String()) })),
  /** The link of the gift, while it can be opened. */
  gift: Type.Optional(ReceivedGift),
  /** Opens the receipt, for as long as that can be opened. */
  receiptKey: Type.Optional(Type.String()),
});
export const Purchases = Type.Object({ purchases: Type.Array(Purchase), next });

/** Purchases that were made in this browser without signing in, and that the account may take over. */
export const GuestPurchases = Type.Object({
  purchases: Type.Array(
    Type.Object({ createdAt: Moment, packageName: Type.String(), packageNameEn: Type.String() }),
  ),
});
export const JoinedPurchases = Type.Object({ joined: Type.Integer() });
export type PageQuery = Static<typeof PageQuery>;
export type Purchase = Static<typeof Purchase>;
export type Purchases = Static<typeof Purchases>;
export type GuestPurchases = Static<typeof GuestPurchases>;
