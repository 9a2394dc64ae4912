import { type Static, Type } from 'typebox';

/** Who changed a record since the version that a write was made from, and the record as it is now (decisions.md, Versions). */
export const Conflict = Type.Object({
  by: Type.Union([Type.String(), Type.Null()]),
  at: Type.Union([Type.String({ format: 'date-time' }), Type.Null()]),
  current: Type.Unknown(),
});
export type Conflict = Static<typeof Conflict>;

/** The one error shape of the API (rule 6): a sentence for people, and messages by field in camelCase. */
export const ErrorBody = Type.Object({
  message: Type.String(),
  errors: Type.Optional(Type.Record(Type.String(), Type.Array(Type.String()))),
  /** Only of a 409 to a write that was made from an older version of the record. */
  conflict: Type.Optional(Conflict),
});
export type ErrorBody = Static<typeof ErrorBody>;

export const Message = Type.Object({ message: Type.String() });
export type Message = Static<typeof Message>;
