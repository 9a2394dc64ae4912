import { Button, Skeleton, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { DialogLink } from '../../ui/dialogs/DialogLink';
import { FetchAlert } from '../../ui/errors/FetchAlert';
import { Panel } from '../../ui/Panel';
import { usePermission } from '../../ui/usePermission';
import { type PaymentAmounts, PaymentDialogs, restOf, waitingFor } from './PaymentDialogs';
import { RequestList } from './RequestList';
import { usePaymentRequests } from './useMoney';

/** Refunds of a payment, and its manual settlement; `base` is the address of its page. */
export function MoneyPanel({ payment, base }: { payment: PaymentAmounts; base: string }) {
  const translate = useTranslate();
  const mayWrite = usePermission()('money:write');
  const { data: requests, error, refetch } = usePaymentRequests(payment.id);
  const isPaid = payment.status === 'COMPLETED';
  // Its price has arrived already.
  const isWaiting = waitingFor(payment) !== undefined;
  const isOpen =
    (!isPaid && !isWaiting) || (isPaid && requests !== undefined && restOf(payment, requests) > 0);
  const ask = mayWrite && isOpen && (
    <Button variant="outlined" component={DialogLink} to={`${base}/${isPaid ? 'refund' : 'settle'}`}>
      {translate(`money.dialog.${isPaid ? 'refund' : 'settle'}.open`)}
    </Button>
  );
  return (
    <Panel title={translate('money.title')} action={ask}>
      {error && <FetchAlert message={error.message} onRetry={refetch} />}
      {/* As high as the usual text: what is below must not move under a finger. */}
      {!requests && !error && (
        <Typography>
          <Skeleton width="40%" />
        </Typography>
      )}
      {requests?.length === 0 && <Typography color="text.secondary">{translate('money.none')}</Typography>}
      {requests && requests.length > 0 && (
        <RequestList label={translate('money.title')} requests={requests} base={base} />
      )}
      <PaymentDialogs payment={payment} base={base} />
    </Panel>
  );
}
