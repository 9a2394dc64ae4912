import { type Currency, currencies } from '../../contract/currencies';
import { type Field, isList } from '../../contract/fields';
import type { LocalizedText } from '../../contract/languages';
import { partOf, type Resource } from '../../contract/resource';
import { isPast } from '../../contract/vietnamTime';
import { catalogMessages } from '../platform/messages/catalog';
import { common } from '../platform/messages/common';
import type { FieldErrors } from '../platform/messages/localized';
import type { Form } from '../storage/images/upload';
import { parseIds } from './ids';
import { parseField } from './parse';
import { parseRows } from './rows';
import { serializeField } from './serialize';
import { fillSlugs } from './slugs';

export type ColumnValues = Record<string, unknown>;
export interface Values {
  values: ColumnValues;
  errors: FieldErrors;
}

/** Texts by part name; with `isPartial`, an update may omit what it does not change, required fields included. */
type GivenTexts = Pick<Form, 'texts' | 'cut'> & { isPartial?: boolean };

/** The values of a JSON body by the names of a form's parts, as their texts; without those that it does not have. */
export function textsOf({ fields }: Resource, body: Readonly<Record<string, unknown>>): Map<string, string> {
  const texts = new Map<string, string>();
  for (const name of Object.keys(fields)) {
    const text = textOf(body[name]);
    if (text !== undefined) texts.set(partOf(name), text);
  }
  return texts;
}

/** A value of a JSON body as the text of a form's part; null is an empty one. */
export function textOf(value: unknown): string | undefined {
  if (value === undefined || value === null) return value === null ? '' : undefined;
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/**
 * A form's texts as column values, with all errors by field in camelCase. `before` is the record that an update
 * changes: a missing part keeps its value, an empty one clears it.
 */
export function readValues(
  resource: Resource,
  { texts, cut, isPartial = false }: GivenTexts,
  before: ColumnValues | null,
  now: Date,
): Values {
  const read: Values = { values: {}, errors: {} };
  const { values, errors } = read;
  for (const [name, field] of Object.entries(resource.fields)) {
    const part = partOf(name);
    const text = texts.get(part)?.trim();
    if (cut.has(part)) errors[name] = [tooLong(field)];
    else if (field.kind === 'flag' && !before && field.createdAs !== undefined)
      values[name] = field.createdAs;
    else if (isPartial && before && text === undefined) values[name] = before[name];
    else if (!text) fillIn(read, { name, field }, text, before);
    else if (field.kind === 'rows' || field.kind === 'references') {
      const parsed = field.kind === 'rows' ? parseRows(name, field, text) : parseIds(name, field, text);
      values[name] = parsed.value;
      Object.assign(errors, parsed.errors);
    } else {
      const parsed = parseField(field, text, currencyOf(field, texts, before));
      if ('wrong' in parsed) errors[name] = [parsed.wrong];
      else values[name] = parsed.value;
    }
  }
  fillSlugs(resource, read);
  checkWindow(resource, read, before, now);
  checkRecord(resource, read);
  // A driver would write a list as an array of the database.
  for (const [name, field] of Object.entries(resource.fields))
    if (isList(field)) values[name] = JSON.stringify(values[name] ?? []);
  return read;
}

/** The error for a text that was cut off because it was too long. */
const tooLong = (field: Field): LocalizedText =>
  field.kind === 'text' || field.kind === 'markdown' || field.kind === 'link'
    ? common.tooLong(field.max)
    : common.wrongValue;

function fillIn(
  { values, errors }: Values,
  { name, field }: { name: string; field: Field },
  text: string | undefined,
  before: ColumnValues | null,
): void {
  if (field.required) errors[name] = [catalogMessages.required];
  else values[name] = text === undefined && before ? before[name] : (field.fallback ?? null);
}

/** Money cannot be parsed without its currency, whatever their order in the form. */
function currencyOf(field: Field, texts: Map<string, string>, before: ColumnValues | null): Currency {
  if (field.kind !== 'money') return currencies[0];
  const given = texts.get(partOf(field.currency))?.trim().toUpperCase() || before?.[field.currency];
  return currencies.find((currency) => currency === given) ?? currencies[0];
}

/**
 * The start is not in the past when it is new or changed, and the end is after the start (product.md section 5;
 * decisions.md).
 */
function checkWindow(
  resource: Resource,
  { values, errors }: Values,
  before: ColumnValues | null,
  now: Date,
): void {
  if (!resource.window) return;
  const { start, end, past, order } = resource.window;
  const [from, to] = [values[start], values[end]] as [Date | null, Date | null];
  const changed = from && +from !== +((before?.[start] as Date | null) ?? Number.NaN);
  if (past && from && changed && isPast(+from, +now)) errors[start] ??= [past];
  if (from && to && to <= from) errors[end] ??= [order];
}

/** The resource's rules across fields that are each valid. */
function checkRecord({ check, fields }: Resource, { values, errors }: Values): void {
  if (!check || Object.keys(errors).length > 0) return;
  const record = Object.entries(fields).map(([name, field]) => [
    name,
    serializeField(field, values[name], values),
  ]);
  for (const [name, message] of Object.entries(check(Object.fromEntries(record))))
    if (message) errors[name] = [message];
}
