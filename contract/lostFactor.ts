import { type Static, Type } from 'typebox';
import { lostFactorActs } from './lostFactorActs';
import { Reason } from './reason';
import { Moment, orNull } from './schemas';

const Text = Type.String({ maxLength: 1000 });
/** Begins it at the factor's step of a sign-in: the right password, and then the code that the e-mail received. */
export const LostFactorBody = Type.Object({ email: Text, password: Text });
export const LostFactorCode = Type.Object({ ...LostFactorBody.properties, code: Text });
/** The same after a sign-in by Google, which proves an account without a password. */
export const LostFactorByGoogle = Type.Object({ code: Text });
export const LostFactorAct = Type.Object({ act: Type.Enum(lostFactorActs), reason: Reason });
/** An open request, as the player's page shows it. */
export const LostFactor = Type.Object({
  begunAt: Moment,
  confirmedBy: orNull(Type.Object({ id: Type.String(), userName: Type.String() })),
  confirmedAt: orNull(Moment),
  approvedAt: orNull(Moment),
  /** When the factor falls away. */
  dueAt: orNull(Moment),
});
export type LostFactorBody = Static<typeof LostFactorBody>;
export type LostFactorCode = Static<typeof LostFactorCode>;
export type LostFactorByGoogle = Static<typeof LostFactorByGoogle>;
export type LostFactorAct = Static<typeof LostFactorAct>;
export type LostFactor = Static<typeof LostFactor>;
