import { downloadCSV, type Exporter } from 'react-admin';
import type { AppDataProvider } from '../../dataProvider/dataProvider';

/** A cell that a spreadsheet would take for a formula is given as text: names and e-mails are typed by strangers. */
const harmless = (text: string) =>
  /^[=+\-@\t\r]/.test(text) && Number.isNaN(Number(text)) ? `'${text}` : text;

const cell = (value: unknown): string => {
  const text = harmless(String(value ?? ''));
  return /[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** Rows as CSV (RFC 4180) with the names of their fields in the first line. */
export function toCsv(rows: readonly Record<string, unknown>[]): string {
  const names = Object.keys(rows[0] ?? {});
  return [names, ...rows.map((row) => names.map((name) => row[name]))]
    .map((line) => line.map(cell).join(','))
    .join('\r\n');
}

/** The name of the file: one that does not hold everything says so. */
export const csvName = (resource: string, list: { held: number; total: number } | undefined): string =>
  list && list.total > list.held ? `${resource}-${list.held}-of-${list.total}` : resource;

/** Downloads rows. The mark at the start makes spreadsheets read Vietnamese as UTF-8. */
export const downloadRows = (rows: readonly Record<string, unknown>[], name: string): void =>
  void downloadCSV(`\uFEFF${toCsv(rows)}`, name);

interface ExportedList {
  /** How much of everything the rows were taken from. */
  list?: { held: number; total: number };
  filter?: Record<string, unknown>;
}

/** A filter as the history records it: short plain values. */
const noted = (filter: Record<string, unknown> = {}) =>
  Object.fromEntries(Object.entries(filter).map(([name, value]) => [name, String(value).slice(0, 254)]));

/** Downloads what the list's filter let through, once the server has noted it. */
export const exportCsv =
  ({ list, filter }: ExportedList): Exporter =>
  async (rows, _related, provider, name) => {
    const resource = name ?? '';
    await (provider as AppDataProvider).recordExport({ resource, rows: rows.length, filter: noted(filter) });
    downloadRows(rows, csvName(resource, list));
  };
