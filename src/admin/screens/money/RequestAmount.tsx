import { Box } from '@mui/material';
import type { MoneyRequest } from '../../../../contract/moneyRequests';
import { isOfPlayer } from '../../../../contract/moneyStates';
import { Amount } from '../../ui/Amount';
import { figures } from '../../ui/figures';
import { useTexts } from './useTexts';

/** What a request is about: an amount of money, how a grant changes a wallet (+8.000 kim cương), or an accessory. */
export function RequestAmount({ request }: { request: MoneyRequest }) {
  const { ofWallet, translate } = useTexts();
  const { kind, amount, currency, itemName, takesItem } = request;
  if (!isOfPlayer(request)) return <Amount amount={amount} currency={currency} />;
  if (kind === 'item') {
    const returned = ofWallet(amount, currency);
    const key = takesItem ? (amount > 0 ? 'takesFor' : 'takes') : 'gives';
    return <span>{translate(`money.item.${key}`, { item: itemName, returned })}</span>;
  }
  return (
    <Box component="span" sx={{ ...figures, whiteSpace: 'nowrap' }}>
      {`${amount > 0 ? '+' : '−'}${ofWallet(Math.abs(amount), currency)}`}
    </Box>
  );
}
