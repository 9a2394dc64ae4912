import { type Static, Type } from 'typebox';

/** The one error shape of the API (rule 6): a sentence for people, and messages by field in camelCase. */
export const ErrorBody = Type.Object({
  message: Type.String(),
  errors: Type.Optional(Type.Record(Type.String(), Type.Array(Type.String()))),
});
export type ErrorBody = Static<typeof ErrorBody>;

export const Message = Type.Object({ message: Type.String() });
export type Message = Static<typeof Message>;
