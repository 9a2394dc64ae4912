import { type Static, Type } from 'typebox';
import { history } from './historyList';
import { emailLength } from './limits';
import { readRow } from './readRows';

/** One action, or attempted action, of a staff member. */
export const HistoryEntry = readRow(history);
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
