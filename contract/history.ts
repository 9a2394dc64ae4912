import { type Static, Type } from 'typebox';
import { emailLength } from './limits';
import { Moment, orNull } from './schemas';

/** One action, or attempted action, of a staff member. */
export const HistoryEntry = Type.Object({
  id: Type.String(),
  at: Moment,
  /** The actor; null for the server itself. */
  userId: orNull(Type.String()),
  userName: Type.String(),
  action: Type.String(),
  resource: Type.String(),
  recordId: Type.String(),
  /** The current name of the account or record the entry is about; null if it has none or no longer exists. */
  recordName: orNull(Type.String()),
  /** The same in English, if it has an English one. */
  recordNameEn: orNull(Type.String()),
  /** The wider network of the request; null for readers limited to their own resources. */
  network: orNull(Type.String()),
  /** The record before and after: complete if it can be restored, otherwise only the changes; null if there is none. */
  before: Type.Unknown(),
  after: Type.Unknown(),
});
const filterValues = [Type.String({ maxLength: emailLength }), Type.Number(), Type.Boolean()];
const ExportFilter = Type.Record(
  Type.String({ maxLength: 40 }),
  // An array may be the ids of the selected rows.
  Type.Union([...filterValues, Type.Null(), Type.Array(Type.Union(filterValues), { maxItems: 200 })]),
  { maxProperties: 20 },
);
/** The filter of a list that the server sends as a file. */
export const ListExportBody = Type.Object({ filter: Type.Optional(ExportFilter) });
export type HistoryEntry = Static<typeof HistoryEntry>;
export type ListExportBody = Static<typeof ListExportBody>;
