import { downloadCSV, type Exporter } from 'react-admin';
import { csvLine, csvMark } from '../../../contract/csv';
import type { AppDataProvider } from '../../dataProvider/dataProvider';

/** Rows as CSV (RFC 4180) with the names of their fields in the first line. */
export function toCsv(rows: readonly Record<string, unknown>[]): string {
  const names = Object.keys(rows[0] ?? {});
  return [names, ...rows.map((row) => names.map((name) => row[name]))].map(csvLine).join('\r\n');
}

export type Filter = Record<string, unknown>;

/** A filter as the history records it: short plain values. */
const noted = (filter: Filter) =>
  Object.fromEntries(Object.entries(filter).map(([name, value]) => [name, String(value).slice(0, 254)]));

/** Downloads what the filter of a list that the browser holds let through, once the server has noted it. */
export const exportCsv =
  (filter: Filter): Exporter =>
  async (rows, _related, provider, name) => {
    const resource = name ?? '';
    await (provider as AppDataProvider).recordExport({ resource, rows: rows.length, filter: noted(filter) });
    downloadCSV(csvMark + toCsv(rows), resource);
  };
