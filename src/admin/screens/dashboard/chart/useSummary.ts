import { useTranslate } from 'react-admin';
import type { ChartRow } from '../../../../api/charts';
import { formatNumber } from '../../../i18n/formats';
import { useLanguage } from '../../../i18n/useLanguage';
import { type Month, monthLabel } from './months';
import { type Series, summarise } from './series';

/** A chart in words: the total and the best day of each series. */
export function useSummary(
  name: 'revenue' | 'sales',
  month: Month,
  series: readonly Series[],
  rows: ChartRow[] | undefined,
): string {
  const translate = useTranslate();
  const locale = useLanguage();
  if (!rows?.length) return '\u00a0';
  const parts = series.map(({ key }) => {
    const { total, best } = summarise(rows, key);
    return translate(`admin.chart.part.${name}`, {
      series: translate(`admin.chart.${key}`),
      total: formatNumber(total, locale),
      day: best,
    });
  });
  return `${monthLabel(month, locale)}: ${parts.join('; ')}.`;
}
