import { type Static, Type } from 'typebox';

/** One thing that somebody on the staff did, or tried to do. */
export const HistoryEntry = Type.Object({
  id: Type.String(),
  at: Type.String({ format: 'date-time' }),
  /** Who; null for what the server did by itself. */
  userId: Type.Union([Type.String(), Type.Null()]),
  userName: Type.String(),
  action: Type.String(),
  resource: Type.String(),
  recordId: Type.String(),
  /** The wider network that it came from; null for those who see their own resources only. */
  network: Type.Union([Type.String(), Type.Null()]),
  /** The record before and after, whole for what can be put back, else what changed; null where there is none. */
  before: Type.Unknown(),
  after: Type.Unknown(),
});
/** A file that the back office made of a list: of which resource, with how many rows and under which filter. */
export const ExportBody = Type.Object({
  resource: Type.String({ maxLength: 60 }),
  rows: Type.Integer({ minimum: 0, maximum: 10_000_000 }),
  filter: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
});
export type HistoryEntry = Static<typeof HistoryEntry>;
export type ExportBody = Static<typeof ExportBody>;
