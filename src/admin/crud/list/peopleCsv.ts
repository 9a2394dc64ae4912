import { Children, isValidElement, type ReactNode } from 'react';
import type { RaRecord } from 'react-admin';
import { csvLine, csvMark } from '../../../../contract/csv';
import type { Field, Fields } from '../../../../contract/fields';
import { storedFile } from '../../../../contract/files';
import type { Language } from '../../../../contract/languages';
import { textIn } from '../../../../contract/localized';
import type { SortOrder } from '../../../../contract/readResource';
import { compareValues } from '../../../dataProvider/page';
import { formatDateOf, formatDateTime, isStoredTime } from '../../i18n/formats';
import { choiceKey, labelOf } from '../../ui/inputs/ChoiceInput';
import type { ColumnProps } from '../../ui/list/Column';
import { rowsText } from '../../ui/list/rowsText';
import { isInState, type StatusDialogSpec } from '../definition/resourceDefinition';
import { idsIn } from './referenceNames';
import { wordIn } from './words';

type Translate = (key: string, args?: object) => string;
type Shown = ColumnProps & { of?: string; labels?: readonly string[] };
type Order = { field: string; order: SortOrder };
interface Reader {
  translate: Translate;
  language: Language;
  hidden: readonly string[];
  sort: Order;
  /** Names of the records that others refer to, by id. */
  names: ReadonlyMap<string, string>;
}

/** What a list's file has besides its table, where one cell holds several values or the rows are no table. */
export interface FileShape {
  /** Fields that share a column's cell, by the column's: each is a column of its own. */
  beside?: Readonly<Record<string, readonly string[]>>;
  /** The fields of a list without a table. */
  sources?: readonly string[];
  /** Where the labels of coded values are, by field: in the first place that has one. A `*` stands for the value. */
  words?: Readonly<Record<string, string | readonly string[]>>;
  /** How people read the values of fields, where none of the above says it. */
  shownAs?: Readonly<Record<string, (text: string) => string>>;
}

/** What the file is made from. */
export interface PeopleTable extends FileShape {
  name: string;
  columns?: ReactNode;
  fields?: Fields;
  status?: StatusDialogSpec;
}

/** The columns of a table that are shown and contain a value, each with the fields in its cell; or those without a table. */
function columnsOf({ columns, beside = {}, sources = [] }: PeopleTable, hidden: readonly string[]): Shown[] {
  const plain = (fields: readonly string[]): Shown[] => fields.map((source) => ({ source }));
  const ofTable = Children.toArray(columns).flatMap((column) => {
    if (!isValidElement<Shown>(column) || !column.props.source) return [];
    const { source, card } = column.props;
    if (card === 'picture' || hidden.includes(source)) return [];
    return [column.props, ...plain(beside[source] ?? [])];
  });
  return [...ofTable, ...plain(sources)];
}

/** The label of a coded value, or of each in a list of them. */
const wordsIn = (groups: string | readonly string[], text: string, translate: Translate): string =>
  idsIn(text)
    .map((one) => wordIn(groups, one, translate))
    .join('; ');

/**
 * Converts a cell of the machine-readable file to the text that the table shows; figures stay in a form that a
 * spreadsheet can calculate with.
 */
function cellOf(
  record: RaRecord,
  column: Shown,
  { name, status, fields, words, shownAs }: PeopleTable,
  { translate, language, names }: Reader,
) {
  const { source, of, labels } = column;
  const field: Field | undefined = fields?.[source];
  if (field?.kind === 'references')
    return idsIn(record[source])
      .map((id) => names.get(id) ?? id)
      .join('; ');
  if (field?.kind === 'rows') {
    const labels = `resources.${name}.choices.${source}`;
    return rowsText(record[source], { field, labels, translate, language, names }).join('; ');
  }
  const text = textIn(record, source, language).text;
  if (text === '') return '';
  const own = shownAs?.[source];
  if (own) return own(text);
  if (field?.kind === 'file') return storedFile(text)?.name ?? text;
  if (field?.kind === 'reference') return names.get(text) ?? text;
  const label = labels && labelOf(labels, text);
  if (of && label) return translate(choiceKey(of, label));
  const group = words?.[source];
  if (group) return wordsIn(group, text, translate);
  if (text === 'true' || text === 'false') {
    const read = { ...record, [source]: text === 'true' };
    const state = status?.states.find((one) => source in one.wanted && isInState(read, one));
    return translate(state?.label ?? `ra.boolean.${text}`);
  }
  if (field?.kind === 'date') return formatDateOf(field, text, language);
  return !field && isStoredTime(text) ? formatDateTime(text, language) : text;
}

/** A text of the file as the value that the list is sorted by; undefined for an empty one. */
function sortedAs(text: string, field: Field | undefined): unknown {
  if (text === '') return undefined;
  const isNumber = field?.kind !== 'text' && !Number.isNaN(Number(text));
  return isNumber ? Number(text) : text;
}

/**
 * A list's file for people: the table's own columns in order, under their labels, with choices, states and times as text,
 * in the order of the list. `records` are the lines of the machine-readable file.
 */
export function peopleCsv(table: PeopleTable, records: RaRecord[], reader: Reader): string {
  const { translate, hidden, sort, language } = reader;
  const { fields, name } = table;
  const columns = columnsOf(table, hidden);
  const direction = sort.order === 'DESC' ? -1 : 1;
  const keyOf = (record: RaRecord) =>
    sortedAs(textIn(record, sort.field, language).text, fields?.[sort.field]);
  const ordered = sort.field
    ? records.toSorted((a, b) => compareValues(keyOf(a), keyOf(b), direction))
    : records;
  const headings = columns.map(({ source, label }) =>
    translate(`resources.${name}.fields.${source}`, { _: label ? translate(label) : source }),
  );
  const lines = ordered.map((record) => columns.map((column) => cellOf(record, column, table, reader)));
  return `${csvMark}${[headings, ...lines].map((line) => csvLine(line)).join('\r\n')}\r\n`;
}
