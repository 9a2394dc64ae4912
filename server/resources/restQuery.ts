import type { RestQuery } from '../../contract/calls/call';
import { date, type Field, type Fields } from '../../contract/fields';
import { lastListedRow, longestPage, type RestResource, shownFields } from '../../contract/resource';
import { invalid } from '../platform/errors';
import { isId } from '../platform/ids';
import { catalogMessages } from '../platform/messages/catalog';
import { common } from '../platform/messages/common';
import { parseField } from './parse';

/** The operand of a filter: a set of values, or a bound. */
export interface Condition {
  column: string;
  operator: 'in' | '>=' | '<=' | '>';
  values: unknown[];
  /** Whether it must not hold; then it matches empty values too. */
  isNegated?: boolean;
}
export interface ListQuery {
  /** Search text; empty for no search. */
  search: string;
  conditions: Condition[];
  from: number;
  to: number;
  sort: { column: string; direction: 'asc' | 'desc' };
}

/** Which records an export contains. */
export interface ExportQuery {
  query: ListQuery;
  /** The query in its original form, for the history. */
  filter: unknown;
}

const everyRecord = ['id', 'createdAt', 'updatedAt'];
/** Times that every record has; a list can be filtered by them although it does not show them. */
const everyTime: Fields = { createdAt: date(), updatedAt: date() };
/** What a list query is validated against; `q` is refused when there is nothing to search. */
type Listed = Pick<RestResource, 'fields' | 'readOnly' | 'counted' | 'publication'> &
  Partial<Pick<RestResource, 'search'>>;

/**
 * Validates a list query: unknown fields, values of the wrong kind and rows past the last one throw 400 naming the
 * part.
 */
export function readListQuery(
  resource: Listed,
  query: RestQuery,
  ownColumns: readonly string[] = everyRecord,
): ListQuery {
  const { q, ...filter } = objectOf(query.filter);
  const fields = {
    ...(ownColumns === everyRecord && everyTime),
    ...resource.fields,
    ...resource.readOnly,
    ...(resource.publication && resource.counted),
  };
  const conditions = Object.entries(filter).map(([name, value]) => conditionOf(fields, name, value));
  const isKeyed = conditions.some(({ operator }) => operator === '>');
  return {
    search: searchOf(q, resource.search?.length !== 0),
    conditions,
    ...rangeOf(query.range, isKeyed),
    sort: sortOf(resource, query.sort, ownColumns),
  };
}

function searchOf(q: unknown, isSearchable: boolean): string {
  const wrong = () => invalid({ q: [common.wrongValue] });
  // An object may have no string form, so that converting it throws.
  if (!isPlain(q)) throw wrong();
  const text = q === undefined || q === null ? '' : String(q);
  if (text.includes('\0') || (text && !isSearchable)) throw wrong();
  return text;
}

function parsed(name: string, text: string | undefined): unknown {
  if (text === undefined) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    throw invalid({ [name]: [common.wrongValue] });
  }
}

function objectOf(text: string | undefined): Record<string, unknown> {
  const value = parsed('filter', text) ?? {};
  if (typeof value !== 'object' || Array.isArray(value)) throw invalid({ filter: [common.wrongValue] });
  return value as Record<string, unknown>;
}

/**
 * `name`, `name_neq`, `name_gte` and `name_lte` of a field; `id` and `id_neq` for many at once; `id_gt` for keyset
 * pagination.
 */
function conditionOf(fields: Fields, name: string, given: unknown): Condition {
  const [, column = name, suffix] = /^(.+)_(gte|lte|gt|neq)$/.exec(name) ?? [];
  const isNegated = suffix === 'neq';
  const bound = isNegated ? undefined : suffix;
  const wrong = () => invalid({ [name]: [common.wrongValue] });
  const values = [given].flat();
  // A bound is a single value, and objects, which cannot be compared as text, are not allowed.
  if ((bound && values.length !== 1) || !values.every(isPlain)) throw wrong();
  if (column === 'id') {
    if (bound && (bound !== 'gt' || !isId(String(values[0])))) throw wrong();
    return { column, operator: bound ? '>' : 'in', values: values.map(String), isNegated };
  }
  const field = Object.hasOwn(fields, column) ? fields[column] : undefined;
  if (!field || bound === 'gt' || (bound && field.kind === 'reference')) throw wrong();
  if (bound === 'gte' || bound === 'lte') return { column, ...boundOf(name, field, bound, given) };
  return { column, operator: 'in', values: values.map((one) => columnValue(name, field, one)), isNegated };
}

/** A bound beyond the field's range selects everything or nothing: it is narrower than no filter, and not a mistake. */
function boundOf(
  name: string,
  field: Field,
  bound: 'gte' | 'lte',
  given: unknown,
): Pick<Condition, 'operator' | 'values'> {
  const operator = bound === 'gte' ? '>=' : '<=';
  const number = 'min' in field ? Number(String(given).trim() || Number.NaN) : Number.NaN;
  if (!('min' in field) || !Number.isFinite(number) || (number >= field.min && number <= field.max))
    return { operator, values: [columnValue(name, field, [given].flat()[0])] };
  const isBelow = number < field.min;
  if (isBelow !== (bound === 'gte')) return { operator: 'in', values: [] };
  return { operator, values: [columnValue(name, field, isBelow ? field.min : field.max)] };
}

const isPlain = (value: unknown): boolean => typeof value !== 'object' || value === null;

function columnValue(name: string, field: Field, value: unknown): unknown {
  const read = parseField(field, String(value), 'VND');
  if ('wrong' in read) throw invalid({ [name]: [read.wrong] });
  return read.value;
}

function rangeOf(text: string | undefined, isKeyed: boolean): { from: number; to: number } {
  const [from, to] = pairOf('range', text) ?? [0, 9];
  const isPage = isRow(from) && isRow(to) && to >= from && to - from < longestPage;
  if (!isPage) throw invalid({ range: [common.wrongValue] });
  if (!isKeyed && to >= lastListedRow) throw invalid({ range: [catalogMessages.listEnd(lastListedRow)] });
  return { from, to };
}

const isRow = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;

/** Parses two values given as JSON; anything else throws 400. */
function pairOf(name: string, text: string | undefined): [unknown, unknown] | undefined {
  const value = parsed(name, text);
  if (value === undefined) return undefined;
  if (!Array.isArray(value) || value.length !== 2) throw invalid({ [name]: [common.wrongValue] });
  return [value[0], value[1]];
}

function sortOf(
  resource: Listed,
  text: string | undefined,
  ownColumns: readonly string[],
): ListQuery['sort'] {
  const [column, direction] = pairOf('sort', text) ?? ['id', 'DESC'];
  const known = [...ownColumns, ...Object.keys(shownFields(resource))];
  if (
    typeof column !== 'string' ||
    !known.includes(column) ||
    (direction !== 'ASC' && direction !== 'DESC')
  ) {
    throw invalid({ sort: [common.wrongValue] });
  }
  return { column, direction: direction === 'DESC' ? 'desc' : 'asc' };
}
