import { type Static, Type } from 'typebox';

/** Which change of a record is undone. */
export const Undo = Type.Object({
  recordId: Type.String({ maxLength: 64 }),
  /** The change's entry in the history; the caller's own last change by default. */
  entry: Type.Optional(Type.String({ maxLength: 64 })),
});
export type Undo = Static<typeof Undo>;

/** The record that is as it was before. */
export const Undone = Type.Object({ recordId: Type.String() });
export type Undone = Static<typeof Undone>;
