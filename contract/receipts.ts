import { type Static, Type } from 'typebox';
import { currencies } from './currencies';
import { GiftLink } from './gifts';
import { languages } from './languages';
import { PaymentOffer } from './payments';
import { Moment } from './schemas';
import { SiteContact } from './site';

export const ReceiptParams = Type.Object({ id: Type.String({ maxLength: 64 }) });
export const ReceiptQuery = Type.Object({ key: Type.String({ maxLength: 64 }) });

/** The receipt of a completed payment; amounts in the currency's major unit: 59000 or 2.5. */
export const Receipt = Type.Object({
  id: Type.String(),
  /** Language of the purchase. */
  language: Type.Enum(languages),
  completedAt: Moment,
  amount: Type.Number(),
  currency: Type.Enum(currencies),
  gateway: Type.String(),
  /** The gateway's references of the transfers that paid for it, oldest first. */
  references: Type.Array(Type.String()),
  packageName: Type.String(),
  diamonds: Type.Integer(),
  bonusDiamonds: Type.Integer(),
  /** The code that it began with; its bonus is a part of the bonus diamonds. */
  offer: Type.Optional(PaymentOffer),
  /** Diamonds of the credit that repaid a debt. */
  repaid: Type.Integer(),
  /** Finished refunds, oldest first. */
  refunds: Type.Array(Type.Object({ amount: Type.Number(), at: Moment })),
  /** Diamonds that these took back, also those that became a debt. */
  takenBack: Type.Integer(),
  /** The link of a gift that can be opened: both who paid and who received it have it in their mails. */
  gift: Type.Optional(GiftLink),
  recipient: Type.Object({
    userName: Type.String(),
    /** Masked: j•••@mail.com. */
    email: Type.String(),
  }),
  ...SiteContact.properties,
});
export type Receipt = Static<typeof Receipt>;
