import { type Static, Type } from 'typebox';

/** Days in which an account that is to be erased can be opened again. */
export const erasureDays = 30;
/** Days in which the earlier address can undo a correction of the e-mail. */
export const emailUndoDays = 7;
/** Minutes after a sign-in by Google for which it proves who asks for the erasure. */
export const googleProofMinutes = 10;

const Reason = Type.String({ minLength: 1, maxLength: 500, pattern: '\\S' });

/** Asks for the erasure of the own account: with its password, or soon after a sign-in by Google. */
export const CloseOwnBody = Type.Object({ password: Type.Optional(Type.String({ maxLength: 1000 })) });
/** How the own account can be proven. */
export const OwnProofs = Type.Object({ hasPassword: Type.Boolean(), hasGoogle: Type.Boolean() });
/** The account is closed, and erased at this moment unless it is opened again. */
export const OwnClosed = Type.Object({
  message: Type.String(),
  eraseAt: Type.String({ format: 'date-time' }),
});
/** What staff do with the erasure of a player, and why. */
export const ErasureBody = Type.Object({ reason: Reason });
/** The right e-mail of a player. */
export const EmailCorrection = Type.Object({
  email: Type.String({ maxLength: 1000 }),
  reason: Reason,
  version: Type.Optional(Type.Integer({ minimum: 1 })),
});
/** The token of a link in a mail that undoes something. */
export const UndoLinkBody = Type.Object({ token: Type.String({ maxLength: 200 }) });
export type CloseOwnBody = Static<typeof CloseOwnBody>;
export type OwnProofs = Static<typeof OwnProofs>;
export type ErasureBody = Static<typeof ErasureBody>;
export type EmailCorrection = Static<typeof EmailCorrection>;
export type UndoLinkBody = Static<typeof UndoLinkBody>;
