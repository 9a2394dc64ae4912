import { type Static, Type } from 'typebox';
import { dailyCycle, dailyMost } from './dailyCycle';
import { Moment, orNull } from './schemas';

/** The gold of each day of the cycle. */
const DailyAmounts = Type.Array(Type.Integer({ minimum: 0, maximum: dailyMost }), {
  minItems: dailyCycle,
  maxItems: dailyCycle,
});
/** What staff have set: players can mark days only while it is on. */
export const SiteDaily = Type.Object({ isOn: Type.Boolean(), amounts: DailyAmounts });
export type SiteDaily = Static<typeof SiteDaily>;

/** A player's place in the cycle. */
export const OwnDaily = Type.Object({
  ...SiteDaily.properties,
  /** Today in Vietnam, `YYYY-MM-DD`. */
  day: Type.String(),
  /** The place of today in the cycle, from 0. */
  place: Type.Integer(),
  isMarked: Type.Boolean(),
  /** From when on a new account can mark days; null once it can. */
  opensAt: orNull(Moment),
});
export type OwnDaily = Static<typeof OwnDaily>;

/** The day and the gold that the player saw; the day is also the key, which marks once. */
export const MarkBody = Type.Object({
  key: Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' }),
  amount: Type.Integer({ minimum: 0, maximum: dailyMost }),
});
export type MarkBody = Static<typeof MarkBody>;
