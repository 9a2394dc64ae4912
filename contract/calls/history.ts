import { HistoryEntry } from '../history';
import { history } from '../readResources';
import { readCalls } from './reads';

export const {
  list: listHistory,
  export: exportHistory,
  one: getHistoryEntry,
} = readCalls(history, { row: HistoryEntry, one: HistoryEntry });
