import { type Currency, unitsPerWhole } from '../../contract/diamondPackages';
import type { Field } from '../../contract/fields';
import type { Noun } from '../../contract/noun';
import { smallName } from '../images/store';
import type { Row } from './values';

export type CatalogRecord = Row & { id: string; imageUrl: string; thumbUrl: string };

/** A row as the API answers it: only the contract's fields, so that no column leaves by accident. */
export function present(noun: Noun, row: Row): CatalogRecord {
  const image = String(row.image);
  const urls = { imageUrl: `/images/${image}`, thumbUrl: `/images/${smallName(image)}` };
  const record: CatalogRecord = { id: String(row.id), ...urls };
  for (const [name, field] of Object.entries({ ...noun.fields, ...noun.readOnly })) {
    record[name] = presentField(field, row[name], row.currency as Currency);
  }
  return record;
}

function presentField(field: Field, value: unknown, currency: Currency): unknown {
  if (value instanceof Date) return value.toISOString();
  if (value === null || value === undefined) return null;
  if (field.kind === 'money') return Number(value) / unitsPerWhole[currency];
  return field.kind === 'integer' ? Number(value) : value;
}
