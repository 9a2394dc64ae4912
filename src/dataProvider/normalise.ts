import { type Field, isList } from '../../contract/fields';
import { type Resource, shownFields } from '../../contract/resource';

/** A record with an id, as react-admin requires. */
export type ShownRecord = Record<string, unknown> & { id: string | number };
export type Raw = Record<string, unknown>;
/** A record to be returned: react-admin's calls are generic in a type that only their callers know. */
// biome-ignore lint/suspicious/noExplicitAny: any other type would need a cast at each of the five calls
export type AnyRecord = any;

/** The number of a choice, which a server may return as a number, as digits or as its label in any case. */
function choiceNumber(labels: readonly string[], value: unknown): unknown {
  const index = labels.findIndex((label) => label.toLowerCase() === String(value).toLowerCase());
  return index >= 0 ? index : Number(value);
}

function fieldValue(field: Field, value: unknown): unknown {
  if (value === null || value === undefined) return isList(field) ? [] : (field.fallback ?? null);
  if (field.kind === 'choice') return choiceNumber(field.labels, value);
  if (field.kind === 'integer' || field.kind === 'decimal' || field.kind === 'money') return Number(value);
  return value;
}

/** A record of a catalogue resource in the shape that list, form and cache share. */
export function normaliseRecord(resource: Resource, raw: Raw): ShownRecord {
  const fields = Object.entries(shownFields(resource));
  return {
    ...raw,
    id: String(raw.id),
    ...Object.fromEntries(fields.map(([name, field]) => [name, fieldValue(field, raw[name])])),
  };
}
