import { cloneElement, isValidElement, type ReactElement } from 'react';
import type { RowField } from '../../../../contract/readResource';
import { ourColumn } from '../definition/ourColumn';

/** Where a field of a row stands: in a column, in the cell of another field, or, as null, nowhere. */
type Place<Row> = ReactElement | RowField<Row> | null;

/** The columns of a list that is only read, by field and in their order. */
export type Places<Row> = Readonly<Record<RowField<Row>, Place<Row>> & { id?: Place<Row> }>;

export interface ReadTable {
  columns: ReactElement[];
  /** Fields that share a column's cell, by the column's: each is a column of its own in people's CSV. */
  beside: Readonly<Record<string, readonly string[]>>;
}

/** The table of a list that is only read. A field without a place does not compile. */
export function readTable<Row>(places: Places<Row>): ReadTable {
  const entries = Object.entries<Place<Row>>(places);
  const sharing = entries.filter(([, place]) => typeof place === 'string');
  return {
    columns: entries.flatMap(([name, place]) =>
      isValidElement(place) ? [cloneElement(ourColumn(place), { key: name })] : [],
    ),
    beside: Object.fromEntries(
      sharing.map(([, column]) => [
        column,
        sharing.filter(([, other]) => other === column).map(([name]) => name),
      ]),
    ),
  };
}

/**
 * The fields of people's CSV, in their order, of a list that shows each row in a layout of its own. A field that is
 * neither in the file nor left out does not compile.
 */
export const inFile = <Row>(fields: Readonly<Record<RowField<Row>, boolean>>): string[] =>
  Object.entries(fields).flatMap(([name, isIn]) => (isIn ? [name] : []));
