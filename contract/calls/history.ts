import { HistoryEntry, ListExportBody } from '../history';
import { defineCall, defineList } from './call';

const own = { tag: 'admin: history', access: 'history:read', resource: 'history' } as const;

export const listHistory = defineList({
  ...own,
  path: 'admin/history',
  does: 'Lists what staff did, of the resources that the reader may see.',
  row: HistoryEntry,
});
export const getHistoryEntry = defineCall({
  ...own,
  method: 'GET',
  path: 'admin/history/:id',
  does: 'One entry of the history.',
  response: { 200: HistoryEntry },
});
export const exportHistory = defineCall({
  ...own,
  method: 'POST',
  path: 'admin/history/export',
  does: 'Sends the entries of a filter as a file.',
  body: ListExportBody,
  response: {},
  raw: 'csv',
});
