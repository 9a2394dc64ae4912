import { Box, Button, Chip, Typography } from '@mui/material';
import { type ReactNode, useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { PartError } from '../../../ui/errors/PartError';
import { sheet } from '../../../ui/theme/sheet';
import { useSeen } from '../../../ui/useSeen';
import { ChartTable } from './ChartTable';
import { chartHeight } from './look';
import type { TableData } from './table';
import { type Drawings, useDrawings } from './useDrawings';
import { ViewButton } from './ViewButton';

export interface ChartFrameProps {
  title: string;
  /** Next to the title: the month, or a choice of currency. */
  aside?: ReactNode;
  isSample?: boolean;
  /** The figures in words. */
  summary: string;
  table: TableData;
  draw: (drawings: Drawings) => ReactNode;
  /** Shown instead of an empty chart. */
  empty?: string;
  /** For a chart that is lower than the others. */
  height?: number;
  isLoading?: boolean;
  /** Retries after a failure. */
  onRetry?: (() => void) | undefined;
}

const head = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: { xs: 1, sm: 1.5 },
  mb: 1,
} as const;

/** A titled chart with a summary in words and a table view (AD-13). */
export function ChartFrame({ title, aside, isSample, summary, ...body }: ChartFrameProps) {
  const translate = useTranslate();
  const titleId = useId();
  const [asTable, setAsTable] = useState(false);
  return (
    <Box
      component="figure"
      aria-labelledby={titleId}
      sx={{ m: 0, p: 2, border: '2px solid', borderColor: 'divider', minWidth: 0 }}
    >
      <Box sx={head}>
        <Typography id={titleId} variant="h6" component="h2" sx={{ flex: '1 1 auto' }}>
          {title}
        </Typography>
        {isSample && (
          <Chip size="small" variant="outlined" color="warning" label={translate('figures.chart.sample')} />
        )}
        {aside}
        <Box sx={{ ml: 'auto' }}>
          <ViewButton
            view={asTable ? 'lines' : 'table'}
            label={translate(asTable ? 'admin.chart.chart' : 'admin.chart.table')}
            onClick={() => setAsTable(!asTable)}
          />
        </Box>
      </Box>
      <ChartBody {...body} label={title} asTable={asTable} />
      <Typography component="figcaption" variant="body2" color="text.secondary" sx={{ mt: 1 }}>
        {summary || '\u00a0'}
      </Typography>
    </Box>
  );
}

const place = {
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  textAlign: 'center',
  gap: 1,
} as const;

type BodyProps = Omit<ChartFrameProps, 'title' | 'aside' | 'isSample' | 'summary'> & {
  label: string;
  asTable: boolean;
};

/** A loading message, an error with Retry, or the chart (product.md section 2, Dashboard Analytics). */
function ChartBody({
  label,
  asTable,
  table,
  draw,
  empty,
  height = chartHeight,
  isLoading = false,
  onRetry,
}: BodyProps) {
  const translate = useTranslate();
  const [ref, isSeen] = useSeen<HTMLDivElement>();
  const drawings = useDrawings(isSeen);
  // The chart components are a separate chunk, which a newer build may have removed.
  if (drawings.isError && !drawings.isFetching) {
    return <PartError error={drawings.error} onRetry={() => void drawings.refetch()} />;
  }
  if (onRetry) {
    return (
      <Box role="alert" sx={{ ...place, height }}>
        {translate('admin.chart.error', { message: translate('admin.chart.failed') })}
        <Button variant="outlined" onClick={onRetry}>
          {translate('admin.chart.retry')}
        </Button>
      </Box>
    );
  }
  if (isLoading || !drawings.data) {
    return (
      <Box ref={ref} role="status" sx={{ ...place, height }}>
        {translate('admin.chart.loading')}
      </Box>
    );
  }
  if (empty !== undefined) return <Box sx={{ ...place, height, color: 'text.secondary' }}>{empty}</Box>;
  if (asTable) return <ChartTable label={label} table={table} height={height} />;
  return <Box sx={sheet}>{draw(drawings.data)}</Box>;
}
