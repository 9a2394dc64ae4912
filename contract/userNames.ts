import { type Static, Type } from 'typebox';
import { ProofBody } from './ownSecurity';
import { Moment, orNull } from './schemas';

/** How often a player may change the user name, in days; as long does the earlier one lead to the card. */
export const userNameDays = 90;
/** How long nobody else may take a user name that a player had, in days. */
export const userNameHeldDays = 365;

export const OwnUserName = Type.Object({
  userName: Type.String(),
  /** When it can change next; null if it can now. */
  nextAt: orNull(Moment),
});
/** The server's own rules check its form, so that each failure gets a message in the caller's language. */
export const UserNameBody = Type.Object({
  ...ProofBody.properties,
  userName: Type.String({ maxLength: 1000 }),
});
/** With a token that has the new name. */
export const ChangedUserName = Type.Object({ ...OwnUserName.properties, accessToken: Type.String() });
export type OwnUserName = Static<typeof OwnUserName>;
export type UserNameBody = Static<typeof UserNameBody>;
export type ChangedUserName = Static<typeof ChangedUserName>;
