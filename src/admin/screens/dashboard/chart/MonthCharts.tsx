import { Button, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useLanguage } from '../../../i18n/useLanguage';
import { MonthChart } from './MonthChart';
import { type Month, monthLabel, otherMonth } from './months';
import { revenueSeries, salesSeries } from './series';

/**
 * 'Revenue' of April or May 2025: its month is a button that switches between the two; its accessible name begins with the
 * visible month (AD-13).
 */
export function RevenueOfMonth() {
  const translate = useTranslate();
  const locale = useLanguage();
  const [month, setMonth] = useState<Month>('2025-04');
  const label = monthLabel(month, locale);
  return (
    <MonthChart
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

const month = '2025-04';

/** 'Sales Details' of April 2025. */
export function SalesOfMonth() {
  const locale = useLanguage();
  return (
    <MonthChart
      name="sales"
      month={month}
      series={salesSeries}
      monthLabel={<Typography color="text.secondary">{monthLabel(month, locale)}</Typography>}
    />
  );
}
