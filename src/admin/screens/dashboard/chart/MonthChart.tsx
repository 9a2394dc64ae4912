import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { chartUrl } from '../../../../api/charts';
import { formatNumber } from '../../../i18n/formats';
import { useLanguage } from '../../../i18n/useLanguage';
import { ChartFrame } from './ChartFrame';
import type { Month } from './months';
import type { Series } from './series';
import { useChartRows } from './useChartRows';
import { useSummary } from './useSummary';

interface MonthChartProps {
  name: 'revenue' | 'sales';
  month: Month;
  series: readonly Series[];
  /** The month: text, or the button that changes it. */
  monthLabel: ReactNode;
}

/** A chart of the configured endpoint's data, or of the samples while the shop has never sold anything. */
export function MonthChart({ name, month, series, monthLabel }: MonthChartProps) {
  const translate = useTranslate();
  const locale = useLanguage();
  const { data, isError, isFetching, refetch } = useChartRows(month);
  const summary = useSummary(name, month, series, data);
  const named = series.map((one) => ({ ...one, name: translate(`admin.chart.${one.key}`) }));
  const points = (data ?? []).map(({ day, ...values }) => ({ at: String(day), values }));
  const table = {
    columns: [translate('admin.chart.day'), ...named.map((one) => one.name)],
    rows: (data ?? []).map((row) => ({
      key: String(row.day),
      label: String(row.day),
      cells: series.map(({ key }) => formatNumber(row[key], locale)),
    })),
  };
  return (
    <ChartFrame
      title={translate(`admin.chart.${name}`)}
      aside={monthLabel}
      isSample={!chartUrl()}
      summary={summary}
      table={table}
      draw={({ Lines }) => <Lines points={points} series={named} />}
      isLoading={!data}
      onRetry={isError && !isFetching ? () => void refetch() : undefined}
    />
  );
}
