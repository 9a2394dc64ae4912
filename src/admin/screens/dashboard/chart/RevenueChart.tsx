import { Button } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useLanguage } from '../../../i18n/useLanguage';
import { ChartPanel } from './ChartPanel';
import { type Month, monthLabel, otherMonth } from './months';
import { revenueSeries } from './series';

/**
 * 'Revenue': its month is a button that switches between April and May 2025; its accessible name begins with the
 * visible month (AD-13).
 */
export function RevenueChart() {
  const translate = useTranslate();
  const locale = useLanguage();
  const [month, setMonth] = useState<Month>('2025-04');
  const label = monthLabel(month, locale);
  return (
    <ChartPanel
      name="revenue"
      month={month}
      series={revenueSeries}
      monthLabel={
        <Button
          variant="outlined"
          aria-label={translate('admin.chart.toggleMonth', { month: label })}
          onClick={() => setMonth(otherMonth(month))}
        >
          {label}
        </Button>
      }
    />
  );
}
