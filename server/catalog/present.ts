import { type Currency, unitsPerWhole } from '../../contract/diamondPackages';
import type { Field } from '../../contract/fields';
import { type Noun, shownFields } from '../../contract/noun';
import { smallName } from '../images/store';
import type { Row } from './values';

export type CatalogRecord = Row & { id: string; version: number; imageUrl: string; thumbUrl: string };

/** A row as the API answers it: only the contract's fields, so that no column leaves by accident. */
export function present(noun: Noun, row: Row): CatalogRecord {
  const record: CatalogRecord = { id: String(row.id), version: Number(row.version), ...picturesOf(row) };
  for (const [name, field] of Object.entries(shownFields(noun))) {
    record[name] = presentField(field, row[name], row);
  }
  return record;
}

/** Addresses of a record's picture; empty where it has none. */
function picturesOf({ image }: Row) {
  if (!image) return { imageUrl: '', thumbUrl: '' };
  const name = String(image);
  return { imageUrl: `/images/${name}`, thumbUrl: `/images/${smallName(name)}` };
}

function presentField(field: Field, value: unknown, row: Row): unknown {
  if (value instanceof Date) return value.toISOString();
  if (value === null || value === undefined) return null;
  if (field.kind === 'money') return Number(value) / unitsPerWhole[row[field.currency] as Currency];
  return field.kind === 'integer' ? Number(value) : value;
}
