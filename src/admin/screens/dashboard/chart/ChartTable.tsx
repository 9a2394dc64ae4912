import { Box, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { ChartRow } from '../../../../api/charts';
import { formatNumber } from '../../../i18n/formats';
import { useLanguage } from '../../../i18n/useLanguage';
import type { Series } from './series';

interface ChartTableProps {
  label: string;
  rows: ChartRow[];
  series: readonly Series[];
}

/** A chart's figures as a table, for screen readers and anyone who wants the numbers (AD-13). */
export function ChartTable({ label, rows, series }: ChartTableProps) {
  const translate = useTranslate();
  const locale = useLanguage();
  return (
    // Scrolls within the chart's area; focusable for keyboard scrolling.
    <Box tabIndex={0} role="group" aria-label={label} sx={{ height: 300, overflow: 'auto' }}>
      <Table size="small" stickyHeader aria-label={label}>
        <TableHead>
          <TableRow>
            {['day', ...series.map(({ key }) => key)].map((key) => (
              <TableCell key={key} align={key === 'day' ? 'left' : 'right'}>
                {translate(`admin.chart.${key}`)}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <TableRow key={row.day}>
              <TableCell component="th" scope="row">
                {row.day}
              </TableCell>
              {series.map(({ key }) => (
                <TableCell key={key} align="right">
                  {formatNumber(row[key], locale)}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}
