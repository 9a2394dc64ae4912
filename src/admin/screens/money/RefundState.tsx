import { Chip } from '@mui/material';
import type { TransactionDetail } from '../../../../contract/transactions';
import { openRefunds } from './openRefunds';
import { usePaymentRequests } from './useMoney';
import { useTexts } from './useTexts';

type RefundStateProps = Pick<TransactionDetail, 'id' | 'refunded' | 'currency'>;

/** How much of a payment is on its way back, and how much has been refunded. */
export function RefundState({ id, refunded, currency }: RefundStateProps) {
  const { translate, money } = useTexts();
  const { data: requests = [] } = usePaymentRequests(id);
  const asked = openRefunds(requests, 'requested');
  const chip = (key: string, amount: number, color: 'warning' | 'default') =>
    amount > 0 && (
      <Chip
        size="small"
        variant="outlined"
        color={color}
        label={translate(`money.refundState.${key}`, { amount: money(amount, currency) })}
      />
    );
  return (
    <>
      {chip('asked', asked, 'warning')}
      {chip('coming', openRefunds(requests) - asked, 'warning')}
      {chip('done', refunded, 'default')}
    </>
  );
}
