import { downloadCSV, type Exporter } from 'react-admin';
import type { AppDataProvider } from '../../dataProvider/dataProvider';

/** Keeps spreadsheets from reading a cell as a formula: names and e-mails are untrusted. */
const harmless = (text: string) =>
  /^[=+\-@\t\r]/.test(text) && Number.isNaN(Number(text)) ? `'${text}` : text;

const cell = (value: unknown): string => {
  const text = harmless(String(value ?? ''));
  return /[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** Rows as CSV (RFC 4180) with the field names in the first line. */
export function toCsv(rows: readonly Record<string, unknown>[]): string {
  const names = Object.keys(rows[0] ?? {});
  return [names, ...rows.map((row) => names.map((name) => row[name]))]
    .map((line) => line.map(cell).join(','))
    .join('\r\n');
}

/** The file name, which says so when the export is incomplete. */
export const csvName = (resource: string, list: { held: number; total: number } | undefined): string =>
  list && list.total > list.held ? `${resource}-${list.held}-of-${list.total}` : resource;

/** Downloads rows. The byte order mark makes spreadsheets read Vietnamese as UTF-8. */
export const downloadRows = (rows: readonly Record<string, unknown>[], name: string): void =>
  void downloadCSV(`\uFEFF${toCsv(rows)}`, name);

interface ExportedList {
  /** How many of all rows the export was taken from. */
  list?: { held: number; total: number };
  filter?: Record<string, unknown>;
}

/** Downloads the filtered rows, once the server has recorded the export. */
export const exportCsv =
  ({ list, filter }: ExportedList): Exporter =>
  async (rows, _related, provider, name) => {
    const resource = name ?? '';
    await (provider as AppDataProvider).recordExport({ resource, rows: rows.length, filter });
    downloadRows(rows, csvName(resource, list));
  };
