import { ToggleButton, ToggleButtonGroup } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Currency } from '../../../../../contract/currencies';

/** A chart's currency, as currencies are never added up, and a control to change it where there are several. */
export function useCurrency(all: readonly Currency[]) {
  const translate = useTranslate();
  const [wanted, setWanted] = useState<Currency | null>(null);
  const currency = all.find((one) => one === wanted) ?? all[0] ?? 'VND';
  const choice = all.length > 1 && (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={currency}
      aria-label={translate('figures.chart.currency')}
      onChange={(_, next: Currency | null) => next && setWanted(next)}
    >
      {all.map((one) => (
        <ToggleButton key={one} value={one} sx={{ px: 1.5, py: 0.5 }}>
          {one}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
  return { currency, choice };
}
