import { Box, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import { Link } from 'react-router-dom';
import { figures } from '../../../ui/figures';
import type { Cell, TableData } from './table';

interface ChartTableProps {
  label: string;
  table: TableData;
  height: number;
}

/** A cell that is a link names its row and column too, because screen readers list links out of context. */
function Shown({ cell, names }: { cell: Cell; names: ReadonlyArray<string | undefined> }) {
  if (typeof cell === 'string') return <>{cell}</>;
  const { shown, to } = cell;
  if (!to) return <>{shown}</>;
  return (
    <Link to={to} aria-label={`${names.join(', ')}: ${shown}`}>
      {shown}
    </Link>
  );
}

/** A chart's figures as a table, for screen readers and anyone who wants the numbers (AD-13). */
export const ChartTable = ({ label, table: { columns, rows }, height }: ChartTableProps) => (
  // Scrolls within the chart's area; focusable for keyboard scrolling.
  <Box tabIndex={0} role="group" aria-label={label} sx={{ height: Math.max(height, 184), overflow: 'auto' }}>
    <Table size="small" stickyHeader aria-label={label} sx={figures}>
      <TableHead>
        <TableRow>
          {columns.map((name, at) => (
            <TableCell key={name} align={at === 0 ? 'left' : 'right'}>
              {name}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map(({ key, label: name, to, cells }) => (
          <TableRow key={key} sx={{ '& a': { color: 'inherit' } }}>
            <TableCell component="th" scope="row">
              {to ? <Link to={to}>{name}</Link> : name}
            </TableCell>
            {cells.map((cell, at) => (
              <TableCell key={columns[at + 1]} align="right">
                <Shown cell={cell} names={[name, columns[at + 1]]} />
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  </Box>
);
