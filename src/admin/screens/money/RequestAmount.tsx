import { Box } from '@mui/material';
import type { MoneyRequest } from '../../../../contract/moneyRequests';
import { Amount } from '../../ui/Amount';
import { figures } from '../../ui/figures';
import { useTexts } from './useTexts';

/** What a request is about: an amount of money, or how a grant changes a wallet (+8.000 kim cương). */
export function RequestAmount({ request: { kind, amount, currency } }: { request: MoneyRequest }) {
  const { ofWallet } = useTexts();
  if (kind !== 'grant') return <Amount amount={amount} currency={currency} />;
  return (
    <Box component="span" sx={{ ...figures, whiteSpace: 'nowrap' }}>
      {`${amount > 0 ? '+' : '−'}${ofWallet(Math.abs(amount), currency)}`}
    </Box>
  );
}
