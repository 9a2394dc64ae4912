import { Box, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import type { ReactNode } from 'react';
import type { RowField } from '../../../contract/readResource';
import { figures } from './figures';
import { scrollBox } from './list/scrollBox';
import { isPhone, useScreen } from './useScreen';

export interface FactColumn<R> {
  /** Needed if two columns have the same heading. */
  key?: string;
  head: string;
  cell: (row: R) => ReactNode;
  isFigure?: boolean;
}

/** A column of a field, the field whose cell also shows it, or null for what is not shown. */
type FactPlace<R> = FactColumn<R> | RowField<R> | null;

/** Columns by field, in their order. A field without a place does not compile. */
export const factColumns = <R,>(places: Readonly<Record<RowField<R>, FactPlace<R>>>): Array<FactColumn<R>> =>
  Object.entries<FactPlace<R>>(places).flatMap(([key, place]) =>
    place !== null && typeof place === 'object' ? [{ key, ...place }] : [],
  );

interface FactTableProps<R> {
  label: string;
  columns: ReadonlyArray<FactColumn<R>>;
  rows: readonly R[];
}

const card = { borderTop: '1px solid', borderColor: 'divider', py: 1, listStyle: 'none' };
const line = { display: 'flex', justifyContent: 'space-between', gap: 2, py: 0.25 };
/** A long value does not break it. */
const heading = { color: 'text.secondary', flexShrink: 0, maxWidth: '60%' };

/** A few records as lists of lines, where there is little width. */
export const FactCards = <R extends { id: string }>({ label, columns, rows }: FactTableProps<R>) => (
  <Box component="ul" aria-label={label} sx={{ m: 0, p: 0 }}>
    {rows.map((row) => (
      <Box component="li" key={row.id} sx={card}>
        <Box component="dl" sx={{ m: 0, ...figures }}>
          {columns.map(({ key, head, cell }) => (
            <Box key={key ?? head} sx={line}>
              <Box component="dt" sx={heading}>
                {head}
              </Box>
              <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere', textAlign: 'right' }}>
                {cell(row)}
              </Box>
            </Box>
          ))}
        </Box>
      </Box>
    ))}
  </Box>
);

/** A few records as a table, or as cards on a phone. */
export function FactTable<R extends { id: string }>(props: FactTableProps<R>) {
  const { label, columns, rows } = props;
  const phone = useScreen(isPhone);
  if (phone) return <FactCards {...props} />;
  return (
    // A group that is focused to be scrolled: its section is the landmark of this name.
    <Box role="group" aria-label={label} tabIndex={0} sx={{ ...scrollBox, borderWidth: 1 }}>
      <Table size="small" aria-label={label} sx={figures}>
        <TableHead>
          <TableRow>
            {columns.map(({ key, head, isFigure }) => (
              <TableCell key={key ?? head} align={isFigure ? 'right' : 'left'}>
                {head}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <TableRow key={row.id}>
              {columns.map(({ key, head, cell, isFigure }) => (
                <TableCell key={key ?? head} align={isFigure ? 'right' : 'left'}>
                  {cell(row)}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}
