import { Typography } from '@mui/material';
import { useLanguage } from '../../../i18n/useLanguage';
import { ChartPanel } from './ChartPanel';
import { monthLabel } from './months';
import { salesSeries } from './series';

const month = '2025-04';

/** 'Sales Details': one series of one month. */
export function SalesChart() {
  const locale = useLanguage();
  return (
    <ChartPanel
      name="sales"
      month={month}
      series={salesSeries}
      monthLabel={<Typography color="text.secondary">{monthLabel(month, locale)}</Typography>}
    />
  );
}
