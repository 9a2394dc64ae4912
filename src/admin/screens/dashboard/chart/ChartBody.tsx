import { Box, Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { PartError } from '../../../ui/errors/PartError';
import { ChartTable } from './ChartTable';
import type { Month } from './months';
import type { Series } from './series';
import { useChartRows, useLines } from './useChartRows';

interface ChartBodyProps {
  month: Month;
  series: readonly Series[];
  asTable: boolean;
  label: string;
}

const place = { height: 300, display: 'grid', placeContent: 'center', justifyItems: 'center', gap: 1 };

/** A loading message, an error with Retry, or the chart (product.md section 2, Dashboard Analytics). */
export function ChartBody({ month, series, asTable, label }: ChartBodyProps) {
  const translate = useTranslate();
  const rows = useChartRows(month);
  const lines = useLines();
  // The drawing is a separate chunk, which a newer build may have removed.
  if (lines.isError && !lines.isFetching) {
    return <PartError error={lines.error} onRetry={() => void lines.refetch()} />;
  }
  if (rows.isError && !rows.isFetching) {
    return (
      <Box role="alert" sx={place}>
        {translate('admin.chart.error', { message: translate('admin.chart.failed') })}
        <Button variant="outlined" onClick={() => void rows.refetch()}>
          {translate('admin.chart.retry')}
        </Button>
      </Box>
    );
  }
  if (!rows.data || !lines.data) {
    return (
      <Box role="status" sx={place}>
        {translate('admin.chart.loading')}
      </Box>
    );
  }
  const { Lines } = lines.data;
  return asTable ? (
    <ChartTable label={label} rows={rows.data} series={series} />
  ) : (
    <Lines rows={rows.data} series={series} />
  );
}
