import { type Static, Type } from 'typebox';
import { orNull } from './schemas';

/** What waits for a person of the staff: numbers of records, 0 of what the reader may not see or do. */
export const ToDo = Type.Object({
  cases: Type.Integer(),
  requests: Type.Integer(),
  transfers: Type.Integer(),
  /** Days that are over and not signed off, for those who may sign. */
  days: Type.Integer(),
  /** Lost second factors of players that wait for this person, and whose has waited longest. */
  lostFactors: Type.Integer(),
  lostFactorOf: orNull(Type.String()),
});
export type ToDo = Static<typeof ToDo>;
