import { Box } from '@mui/material';
import { formatMoney } from '../i18n/formats';
import { useLanguage } from '../i18n/useLanguage';

/** An amount with its currency. */
export const Amount = ({ amount, currency }: { amount: number; currency: string | null }) => (
  <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
    {formatMoney(amount, currency, useLanguage())}
  </Box>
);
