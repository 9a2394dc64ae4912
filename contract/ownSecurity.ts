import { type Static, Type } from 'typebox';
import { Moment, orNull } from './schemas';

/** Proves that an account is the caller's: its password, or none shortly after a sign-in to an account with Google. */
export const ProofBody = Type.Object({ password: Type.Optional(Type.String({ maxLength: 1000 })) });
/** How one's own account is protected, and how it can be proven to be one's own. */
export const OwnSecurity = Type.Object({
  hasPassword: Type.Boolean(),
  hasGoogle: Type.Boolean(),
  hasFactor: Type.Boolean(),
  /** Until when an earlier address can undo a change of the e-mail, which keeps it from changing again; null if none can. */
  emailUndoUntil: orNull(Moment),
  /** Until when e-mail and second factor cannot change, as a lost one fell away; null if they can. */
  frozenUntil: orNull(Moment),
});
/** Begins a change of one's own e-mail, or sends another code to the same new address. */
export const EmailChangeBody = Type.Object({
  ...ProofBody.properties,
  email: Type.String({ maxLength: 1000 }),
});
/** Where Google is, for a window in which the account is linked. */
export const GoogleWay = Type.Object({ url: Type.String() });
export type ProofBody = Static<typeof ProofBody>;
export type EmailChangeBody = Static<typeof EmailChangeBody>;
export type OwnSecurity = Static<typeof OwnSecurity>;
