import ExpandIcon from '@mui/icons-material/ExpandMore';
import { Button, Menu, MenuItem } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useLanguage } from '../../../i18n/useLanguage';
import { daysOfMonth, monthOf, type Period } from '../period';
import { useDays } from './days';
import { monthLabel } from './months';

interface MonthLabelProps {
  /** The days shown. */
  shown: Omit<Period, 'name'>;
  /** The requested period: a month in progress is shown up to today. */
  period: Period;
  /** The months with data, oldest first. */
  months: readonly string[];
  onChoose: (period: Omit<Period, 'name'>) => void;
}

/** The period in words: the month's name if it is one. */
function usePeriodLabel() {
  const language = useLanguage();
  const { full } = useDays();
  return (period: Omit<Period, 'name'>, shown: Omit<Period, 'name'>): string => {
    const month = monthOf(period);
    if (month) return monthLabel(month, language);
    return shown.from === shown.to ? full(shown.from) : `${full(shown.from)} – ${full(shown.to)}`;
  };
}

/**
 * The chart's month: a button that chooses among the months with data; its accessible name begins with the visible
 * text.
 */
export function MonthLabel({ shown, period, months, onChoose }: MonthLabelProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const label = usePeriodLabel()(period, shown);
  const choose = (month: string) => {
    setAnchor(null);
    onChoose(daysOfMonth(month));
  };
  return (
    <>
      <Button
        variant="outlined"
        // On a phone below the title and the other views.
        sx={{ order: { xs: 1, sm: 0 } }}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-label={translate('figures.chart.monthNamed', { period: label })}
        endIcon={<ExpandIcon />}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {label}
      </Button>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{
          list: { 'aria-label': translate('figures.chart.month') },
          paper: { sx: { maxHeight: 360 } },
        }}
      >
        {[...months].reverse().map((month) => (
          <MenuItem key={month} selected={month === monthOf(period)} onClick={() => choose(month)}>
            {monthLabel(month, language)}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
