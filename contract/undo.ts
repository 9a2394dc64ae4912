import { type Static, Type } from 'typebox';

/** Which change to a record to undo. */
export const Undo = Type.Object({
  recordId: Type.String({ maxLength: 64 }),
  /** The change's history entry. */
  entry: Type.String({ maxLength: 64 }),
});
export type Undo = Static<typeof Undo>;

/** The record restored to its earlier state. */
export const Undone = Type.Object({ recordId: Type.String() });
export type Undone = Static<typeof Undone>;
