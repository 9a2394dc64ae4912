import type { Currency } from '../../contract/diamondPackages';
import type { Field } from '../../contract/fields';
import type { Noun } from '../../contract/noun';
import { catalogSays } from '../messages/catalog';
import type { FieldErrors, Said } from '../messages/said';
import { isPast } from './moments';
import { parseField } from './parse';

export type Row = Record<string, unknown>;
export interface Values {
  values: Row;
  errors: FieldErrors;
}

/**
 * A form's texts as column values, with everything wrong by field in camelCase. `before` is the record that an update
 * changes: a part that is not there keeps its value, an empty one empties it.
 */
export function readValues(noun: Noun, texts: Map<string, string>, before: Row | null, now: Date): Values {
  const values: Row = {};
  const errors: FieldErrors = {};
  const currency = currencyOf(texts, before);
  for (const [name, field] of Object.entries(noun.fields)) {
    const text = texts.get(field.part)?.trim();
    if (field.kind === 'flag' && !before) values[name] = field.fallback;
    else if (!text) fillIn(name, field, text, before, values, errors);
    else {
      const parsed = parseField(field, text, currency);
      if ('wrong' in parsed) errors[name] = [parsed.wrong];
      else values[name] = parsed.value;
    }
  }
  checkWindow(noun, values, before, errors, now);
  return { values, errors };
}

function fillIn(
  name: string,
  field: Field,
  text: string | undefined,
  before: Row | null,
  values: Row,
  errors: FieldErrors,
): void {
  if (field.required) errors[name] = [catalogSays.required];
  else values[name] = text === undefined && before ? before[name] : (field.fallback ?? null);
}

/** Money needs its currency to be read, wherever the two stand in the form. */
function currencyOf(texts: Map<string, string>, before: Row | null): Currency {
  const given = texts.get('Currency')?.trim().toUpperCase() || before?.currency;
  return given === 'USD' ? 'USD' : 'VND';
}

/** The start not in the past when it is new or changed, the end after the start (product.md section 5; decisions.md). */
function checkWindow(noun: Noun, values: Row, before: Row | null, errors: FieldErrors, now: Date): void {
  if (!noun.window) return;
  const { start, end } = noun.window;
  const [from, to] = [values[start], values[end]] as [Date | null, Date | null];
  const says = (catalogSays.windows as Record<string, { past: Said; order: Said }>)[start];
  if (!says) return;
  const changed = from && +from !== +((before?.[start] as Date | null) ?? Number.NaN);
  if (from && changed && isPast(from, now)) errors[start] ??= [says.past];
  if (from && to && to <= from) errors[end] ??= [says.order];
}
