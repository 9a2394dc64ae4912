import { type Static, Type } from 'typebox';
import { ChangedPurchase } from './payments';
import { Moment, orNull } from './schemas';
import { WardrobeItem } from './wardrobe';

/** Who changed a record since the version a write was based on, and the current record (decisions.md, Versions). */
export const Conflict = Type.Object({
  by: orNull(Type.String()),
  at: orNull(Moment),
  current: Type.Record(Type.String(), Type.Unknown()),
});
export type Conflict = Static<typeof Conflict>;

/** The record that already has what was requested, such as the case that holds a transfer. */
export const Existing = Type.Object({ resource: Type.Enum(['cases', 'payments']), id: Type.String() });
export type Existing = Static<typeof Existing>;

/** A record that names a file which is to be deleted: as what players see, as its draft, in a scheduled publication, or before a change that can be undone. */
export const FileUse = Type.Object({
  place: Type.Enum(['published', 'scheduled', 'draft', 'earlier']),
  resource: Type.String(),
  id: Type.String(),
  name: Type.String(),
});
export type FileUse = Static<typeof FileUse>;

/** The one error shape of the API (rule 5): a readable message, and messages by field in camelCase. */
export const ErrorBody = Type.Object({
  message: Type.String(),
  errors: Type.Optional(Type.Record(Type.String(), Type.Array(Type.String()))),
  /** Only in a 409 for a write based on an older version of the record. */
  conflict: Type.Optional(Conflict),
  /** Only in a 409 for money that is already assigned. */
  existing: Type.Optional(Existing),
  /** Only in a 409 for a purchase whose buyer saw other figures. */
  purchase: Type.Optional(ChangedPurchase),
  /** Only in a 409 for an accessory whose price the player saw otherwise. */
  item: Type.Optional(WardrobeItem),
  /** Only in a 409 for a file that is still named. */
  uses: Type.Optional(Type.Array(FileUse)),
});
export type ErrorBody = Static<typeof ErrorBody>;
/** What a refusal may carry besides its message and the fields it names. */
export type ErrorDetail = Exclude<keyof ErrorBody, 'message' | 'errors'>;

export const Message = Type.Object({ message: Type.String() });
export type Message = Static<typeof Message>;
