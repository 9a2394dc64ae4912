import { useQuery } from '@tanstack/react-query';
import { chartUrl, getChart } from '../../../../api/charts';
import { type Month, spanOf } from './months';
import { sampleRows } from './sampleData';

/** The figures of a month, from the configured endpoint or the fixed sample. Both charts share one request. */
export const useChartRows = (month: Month) =>
  useQuery({
    queryKey: ['chart', month],
    queryFn: ({ signal }) => {
      const { startDate, endDate } = spanOf(month);
      return chartUrl() ? getChart(startDate, endDate, signal) : sampleRows(month);
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
