import { type Static, Type } from 'typebox';

/** What waits for a person of the staff: numbers of records, 0 of what the reader may not see or do. */
export const ToDo = Type.Object({
  cases: Type.Integer(),
  requests: Type.Integer(),
  transfers: Type.Integer(),
  /** Days that are over and not signed off, for those who may sign. */
  days: Type.Integer(),
});
export type ToDo = Static<typeof ToDo>;
