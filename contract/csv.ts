/** A cell that a spreadsheet would take for a formula becomes text: strangers type names and e-mails. */
const harmless = (text: string) =>
  /^[=+\-@\t\r]/.test(text) && Number.isNaN(Number(text)) ? `'${text}` : text;

const cell = (value: unknown): string => {
  const text = harmless(String(value ?? ''));
  return /[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** The byte order mark at the start of a file, which makes spreadsheets read Vietnamese as UTF-8. */
export const csvMark = '\uFEFF';

/** One line of a CSV file (RFC 4180), without its line break. */
export const csvLine = (values: readonly unknown[]): string => values.map(cell).join(',');
