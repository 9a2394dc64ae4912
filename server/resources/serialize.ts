import { fromMinorUnits } from '../../contract/currencies';
import { type Field, isList, type RowsField } from '../../contract/fields';
import { type RecordOf, type Resource, shownFields } from '../../contract/resource';
import { smallName } from '../storage/images/store';
import type { ColumnValues } from './values';

export type CatalogRecord = ColumnValues & {
  id: string;
  version: number;
  imageUrl: string;
  thumbUrl: string;
};

/** A row as the API returns it: only the contract's fields, so that no column leaks by accident. */
export function serialize<const N extends Resource>(
  resource: N,
  row: ColumnValues,
): CatalogRecord & RecordOf<N> {
  const record: CatalogRecord = { id: String(row.id), version: Number(row.version), ...picturesOf(row) };
  for (const [name, field] of Object.entries(shownFields(resource))) {
    record[name] = serializeField(field, row[name], row);
  }
  return record as CatalogRecord & RecordOf<N>;
}

/** URLs of a record's picture; empty without one. */
function picturesOf({ image }: ColumnValues) {
  if (!image) return { imageUrl: '', thumbUrl: '' };
  const name = String(image);
  return { imageUrl: `/images/${name}`, thumbUrl: `/images/${smallName(name)}` };
}

export function serializeField(field: Field, value: unknown, row: ColumnValues): unknown {
  if (value instanceof Date) return value.toISOString();
  if (value === null || value === undefined) return isList(field) ? [] : null;
  if (isList(field)) return listOf(field, typeof value === 'string' ? JSON.parse(value) : value);
  if (field.kind === 'money') return fromMinorUnits(Number(value), String(row[field.currency]));
  return field.kind === 'integer' ? Number(value) : value;
}

/** Rows with every cell: those that were written before the contract had one lack it. */
const listOf = (field: Field, list: unknown): unknown =>
  field.kind === 'rows' ? (list as object[]).map((row) => ({ ...emptyCells(field), ...row })) : list;

const emptyCells = ({ cells }: RowsField) =>
  Object.fromEntries(
    Object.entries(cells).flatMap(([name, { required, fallback }]) =>
      required ? [] : [[name, fallback ?? null]],
    ),
  );
