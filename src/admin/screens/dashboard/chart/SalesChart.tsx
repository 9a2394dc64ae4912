import { Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useFormats } from '../../../i18n/useFormats';
import { monthOf, type Period } from '../period';
import { DayLines } from './DayLines';
import { monthLabel } from './months';
import type { PeriodChartProps } from './RevenueChart';

/** 'Sales Details': one line, the orders by day; its table has the players who paid too. */
export function SalesChart({ figures, lists, period }: PeriodChartProps & { period: Period }) {
  const translate = useTranslate();
  const { number, language } = useFormats();
  const { days, orders, payers } = figures;
  const month = monthOf(period);
  const most = Math.max(0, ...orders);
  const total = orders.reduce((sum, one) => sum + one, 0);
  return (
    <DayLines
      title={translate('admin.chart.sales')}
      aside={
        month && (
          <Typography variant="body2" color="text.secondary">
            {monthLabel(month, language)}
          </Typography>
        )
      }
      days={days}
      series={[
        { key: 'payers', numbers: payers, isOnlyListed: true },
        { key: 'orders', numbers: orders },
      ]}
      to={(day) => lists.completed(day)}
      summary={(best) =>
        translate('figures.summary.orders', {
          orders: number(total),
          smart_count: total,
          at: best?.at ?? '',
          most: number(most),
        })
      }
    />
  );
}
