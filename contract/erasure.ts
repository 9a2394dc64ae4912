import { type Static, Type } from 'typebox';
import { Reason } from './reason';
import { Moment } from './schemas';

/** Number of days during which an account about to be erased can be reopened. */
export const erasureDays = 30;
/** Number of days during which the previous address can undo a correction of the e-mail. */
export const emailUndoDays = 7;
/** Number of minutes for which a Google sign-in proves whose account it is. */
export const googleProofMinutes = 10;

/** The account is closed, and will be erased at this time unless it is reopened. */
export const OwnClosed = Type.Object({
  message: Type.String(),
  eraseAt: Moment,
});
/** Starts or cancels the erasure of a player, or ends what could undo a correction of the e-mail, with the reason. */
export const ErasureBody = Type.Object({ reason: Reason });
/** A player's corrected e-mail. */
export const EmailCorrection = Type.Object({
  email: Type.String({ maxLength: 1000 }),
  reason: Reason,
  version: Type.Optional(Type.Integer({ minimum: 1 })),
});
/** What a mailed link undoes: a changed e-mail, an account closed for erasure, or a second factor said to be lost; the prefix of its token. */
export const undoLinkKinds = ['email', 'closed', 'factor'] as const;
export type UndoLinkKind = (typeof undoLinkKinds)[number];
/** The token of a mailed link that undoes something. */
export const UndoLinkBody = Type.Object({ token: Type.String({ maxLength: 200 }) });
export type ErasureBody = Static<typeof ErasureBody>;
export type EmailCorrection = Static<typeof EmailCorrection>;
export type UndoLinkBody = Static<typeof UndoLinkBody>;
