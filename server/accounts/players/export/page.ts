import { fromMinorUnits, isCurrency } from '../../../../contract/currencies';
import type { Language } from '../../../../contract/languages';
import { formatPrice } from '../../../../contract/money';
import { wallClockOf } from '../../../../contract/vietnamTime';
import type { Db } from '../../../db/tables';
import { escapeHtml } from '../../../platform/html';
import { batchesOf, type ExportedPlayer, type ExportRow, type Section } from './sections';
import { wordOf } from './values';
import { exportWords } from './words';

const style = `:root{color-scheme:light dark}body{font:16px/1.5 system-ui,sans-serif;max-width:72rem;margin:2rem auto;padding:0 1rem}
div{overflow-x:auto}table{border-collapse:collapse}th,td{text-align:left;vertical-align:top;padding:.3rem .8rem;border-bottom:1px solid #8888}
th{white-space:nowrap}`;

/** A column's name in the files. */
export const camel = (column: string): string =>
  column.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** A column that holds an amount in the row's currency. */
const money = new Set(['amount', 'refunded']);

/** A row's values, and the reader's language. */
interface Reading {
  language: Language;
  row: ExportRow;
}

/** A human-readable value: times in Vietnam's time zone, money in whole units. */
function shownValue(column: string, { language, row }: Reading): string {
  const value = row[column];
  const { yes, no } = exportWords[language];
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return wallClockOf(value);
  if (typeof value === 'boolean') return value ? yes : no;
  const { currency } = row;
  if (money.has(column) && isCurrency(currency))
    return formatPrice(fromMinorUnits(Number(value), currency), currency, language);
  return wordOf(column, String(value), language);
}

const cell = (tag: 'th' | 'td', text: string) => `<${tag}>${escapeHtml(text)}</${tag}>`;

/** A single row as a list of facts, several rows as a table. */
async function* sectionPage(
  db: Db,
  one: Section,
  player: ExportedPlayer,
  language: Language,
): AsyncGenerator<string> {
  const { section, column, none } = exportWords[language];
  const label = (name: string) => column[camel(name)] ?? camel(name);
  yield `<h2 id="${one.name}">${escapeHtml(section[one.name] ?? one.name)}</h2>\n`;
  let isOpen = false;
  for await (const rows of batchesOf(db, one, player)) {
    if (one.name === 'profile') {
      for (const row of rows)
        yield `<table>${one.columns
          .map(
            (name) =>
              `<tr>${cell('th', label(name))}${cell('td', shownValue(camel(name), { language, row }))}</tr>`,
          )
          .join('\n')}</table>\n`;
      return;
    }
    if (!isOpen)
      yield `<div><table><tr>${one.columns.map((name) => cell('th', label(name))).join('')}</tr>\n`;
    isOpen = true;
    yield rows
      .map(
        (row) =>
          `<tr>${one.columns.map((name) => cell('td', shownValue(camel(name), { language, row }))).join('')}</tr>\n`,
      )
      .join('');
  }
  yield isOpen ? '</table></div>\n' : `<p>${escapeHtml(none)}</p>\n`;
}

/**
 * Everything on one page, readable in any browser. Reads the data a second time, as nothing of the first reading is
 * kept.
 */
export async function* pageOf(
  db: Db,
  sections: readonly Section[],
  player: ExportedPlayer,
  { language, at }: { language: Language; at: Date },
): AsyncGenerator<string> {
  const { title, lead, section } = exportWords[language];
  const contents = sections.map(
    ({ name }) => `<li><a href="#${name}">${escapeHtml(section[name] ?? name)}</a></li>`,
  );
  yield `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)}</title><style>${style}</style></head><body>
<h1>${escapeHtml(title)}</h1><p>${escapeHtml(lead(wallClockOf(at)))}</p><ul>${contents.join('')}</ul>\n`;
  for (const one of sections) yield* sectionPage(db, one, player, language);
  yield '</body></html>\n';
}
