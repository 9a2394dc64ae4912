import { Chip } from '@mui/material';
import { openRequestStates } from '../../../../contract/moneyStates';
import type { TransactionDetail } from '../../../../contract/transactions';
import { usePaymentRequests } from './useMoney';
import { useTexts } from './useTexts';

const underWay: readonly string[] = openRequestStates;

type RefundStateProps = Pick<TransactionDetail, 'id' | 'refunded' | 'currency'>;

/** How much of a payment is on its way back, and how much has been refunded. */
export function RefundState({ id, refunded, currency }: RefundStateProps) {
  const { translate, money } = useTexts();
  const { data: requests = [] } = usePaymentRequests(id);
  const coming = requests
    .filter(({ kind, state }) => kind === 'refund' && underWay.includes(state))
    .reduce((sum, { amount }) => sum + amount, 0);
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
      {chip('coming', coming, 'warning')}
      {chip('done', refunded, 'default')}
    </>
  );
}
