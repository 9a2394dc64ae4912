import { parseDateTime } from '../../contract/dateTimes';
import type { Field } from '../../contract/fields';
import { searchKey } from '../../contract/text';
import { ApiError } from '../api/ApiError';
import type { Filterable } from './endpoint';
import type { ShownRecord } from './normalise';

export type Filter = Readonly<Record<string, unknown>>;
type Holds = (row: ShownRecord) => boolean;

/**
 * Matches rows against the filter dialect that every list uses: equality, sets as arrays, their contrary `_neq`, the bounds
 * `_gte` and `_lte`, `id` and `q`. Here for lists that are fetched whole; `server/resources/restQuery.ts` implements it for the others.
 */
export function matcherOf(filter: Filter, { fields, searched, filters = {} }: Filterable): Holds {
  const conditions = Object.entries(filter).map(([name, value]): Holds => {
    if (name === 'q') return searches(value, searched);
    if (name === 'id') return isAmong(name, [value].flat().map(String));
    if (name === 'id_neq') return isNot(isAmong('id', [value].flat().map(String)));
    const own = Object.hasOwn(filters, name) ? filters[name] : undefined;
    if (own) {
      const wanted = own.values.find((known) => known === value);
      if (wanted === undefined) throw wrongFilter(name);
      return (row) => own.holds(row, wanted);
    }
    return comparison(name, value, fields);
  });
  return (row) => conditions.every((holds) => holds(row));
}

/** The conditions of a filter without empty ones, which react-admin's own forms leave out too. */
export const filledFilter = (filter: Filter = {}): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(filter).filter(([, value]) => value !== undefined && value !== null && value !== ''),
  );

/**
 * The refusal of an unknown filter, or of a value that a filter does not accept: showing an empty list would be
 * misleading.
 */
export const wrongFilter = (name: string): ApiError =>
  new ApiError('', 400, { errors: Object.fromEntries([[name, ['admin.list.wrongFilter']]]) });

/** The values of a condition, comparable with those of the rows. Throws 400 for one of the wrong kind. */
export const valuesOf = (name: string, field: Field, value: unknown): unknown[] =>
  [value].flat().map((one) => {
    const read = typeof one === 'object' ? undefined : comparable(field, one);
    if (read === undefined) throw wrongFilter(name);
    return read;
  });

/** The field that a condition is about, and how it compares: `price_gte` is about `price`. */
export function partsOf(name: string): { column: string; bound: string | undefined } {
  const [, column = name, bound] = /^(.+)_(gte|lte|neq)$/.exec(name) ?? [];
  return { column, bound };
}

function comparison(name: string, value: unknown, fields: Filterable['fields']): Holds {
  const { column, bound } = partsOf(name);
  const field = Object.hasOwn(fields, column) ? fields[column] : undefined;
  if (!field) throw wrongFilter(name);
  const values = valuesOf(name, field, value);
  const readRow = (row: ShownRecord) => [row[column]].flat().map((one) => comparable(field, one));
  const isOneOf: Holds = (row) => readRow(row).some((one) => values.includes(one));
  if (!bound) return isOneOf;
  if (bound === 'neq') return isNot(isOneOf);
  const [limit] = values;
  if (values.length !== 1 || !isOrdered(limit)) throw wrongFilter(name);
  return (row) =>
    readRow(row).some((one) => isOrdered(one) && (bound === 'gte' ? one >= limit : one <= limit));
}

const isNot =
  (holds: Holds): Holds =>
  (row) =>
    !holds(row);

const isOrdered = (value: unknown): value is number | string =>
  typeof value === 'number' || typeof value === 'string';

/** A field's value in comparable form; undefined for one that the field cannot have. */
function comparable(field: Field, value: unknown): number | string | boolean | undefined {
  if (value === null || value === undefined) return undefined;
  const text = String(value);
  switch (field.kind) {
    case 'integer':
    case 'decimal':
    case 'money':
      return finite(text.trim() === '' ? Number.NaN : Number(text));
    case 'choice':
      return choiceOf(field.labels, text);
    case 'word':
      return field.words.find((word) => word.toLowerCase() === text.toLowerCase());
    case 'flag':
      return /^(true|1)$/i.test(text) ? true : /^(false|0)$/i.test(text) ? false : undefined;
    case 'date':
      return parseDateTime(text)?.getTime();
    default:
      return text;
  }
}

const finite = (value: number) => (Number.isFinite(value) ? value : undefined);

function choiceOf(labels: readonly string[], text: string): number | undefined {
  const index = /^\d+$/.test(text)
    ? Number(text)
    : labels.findIndex((label) => label.toLowerCase() === text.toLowerCase());
  return index >= 0 && index < labels.length ? index : undefined;
}

const isAmong = (name: string, values: readonly string[]): Holds => {
  const wanted = new Set(values);
  return (row) => wanted.has(String(row[name]));
};

const folded = new WeakMap<ShownRecord, string>();
/** A row's searchable text, folded once per fetch rather than per keystroke. */
function searchText(row: ShownRecord, searched: readonly string[]): string {
  let text = folded.get(row);
  if (text === undefined) {
    // Each field by itself: no text is found across two of them.
    text = searched.map((field) => searchKey(String(row[field] ?? ''))).join('\n');
    folded.set(row, text);
  }
  return text;
}

function searches(value: unknown, searched: readonly string[]): Holds {
  if (typeof value === 'object') throw wrongFilter('q');
  const wanted = searchKey(String(value).trim());
  return (row) => searchText(row, searched).includes(wanted);
}
