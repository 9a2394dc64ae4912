import { Box, Button, Typography } from '@mui/material';
import { type ReactNode, useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { ChartBody } from './ChartBody';
import type { Month } from './months';
import type { Series } from './series';
import { useChartRows } from './useChartRows';
import { useSummary } from './useSummary';

interface ChartPanelProps {
  name: 'revenue' | 'sales';
  month: Month;
  series: readonly Series[];
  /** The month: text, or the button that changes it. */
  monthLabel: ReactNode;
}

/** A titled chart with its month, a summary in words and a table view. */
export function ChartPanel({ name, month, series, monthLabel }: ChartPanelProps) {
  const translate = useTranslate();
  const titleId = useId();
  const { data } = useChartRows(month);
  const summary = useSummary(name, month, series, data);
  const [asTable, setAsTable] = useState(false);
  return (
    <Box
      component="figure"
      aria-labelledby={titleId}
      sx={{ m: 0, p: 2, border: '2px solid', borderColor: 'divider', minWidth: 0 }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, mb: 1 }}>
        <Typography id={titleId} variant="h6" component="h2" sx={{ flex: 1 }}>
          {translate(`admin.chart.${name}`)}
        </Typography>
        {monthLabel}
        <Button onClick={() => setAsTable(!asTable)}>
          {translate(asTable ? 'admin.chart.chart' : 'admin.chart.table')}
        </Button>
      </Box>
      <ChartBody month={month} series={series} asTable={asTable} label={translate(`admin.chart.${name}`)} />
      <Typography component="figcaption" variant="body2" color="text.secondary" sx={{ mt: 1 }}>
        {summary}
      </Typography>
    </Box>
  );
}
