import { type Static, Type } from 'typebox';
import { Moment } from './schemas';

const Code = Type.String({ maxLength: 60 });

/** A code from the authenticator app, or a recovery code. */
export const FactorBody = Type.Object({ code: Code });
export const FactorState = Type.Object({
  isSetUp: Type.Boolean(),
  /** When required but missing, the session can only reach the set-up. */
  isRequired: Type.Boolean(),
  recoveryCodesLeft: Type.Integer(),
});
/** Input for an authenticator app: the secret in base32, and the URI to show as a QR code. */
export const FactorSecret = Type.Object({ secret: Type.String(), uri: Type.String() });
export const RecoveryCodes = Type.Object({ recoveryCodes: Type.Array(Type.String()) });
export const SteppedUp = Type.Object({ until: Moment });
export type FactorBody = Static<typeof FactorBody>;
export type FactorState = Static<typeof FactorState>;
export type FactorSecret = Static<typeof FactorSecret>;
export type RecoveryCodes = Static<typeof RecoveryCodes>;
export type SteppedUp = Static<typeof SteppedUp>;
