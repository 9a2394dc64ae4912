import { useTranslation } from 'react-i18next';
import { serverMessage } from '../../api/ApiError';
import { Alert } from '../ui/Alert';
import { PaymentPanel } from './PaymentPanel';
import { ResumeCard } from './ResumeCard';
import { StrangerPayment } from './StrangerPayment';
import type { Shop } from './useShop';

interface Props {
  shop: Shop;
  /** Scrolls to the packages. */
  onChoose: () => void;
}

/**
 * The payment panel at the top of the page: a payment returned to, an open one, the current one or its
 * result.
 */
export function CurrentPayment({ shop, onChoose }: Props) {
  const { t } = useTranslation();
  const { flow, pending, road } = shop;
  const { phase, busy, dropped, error } = flow.state;
  return (
    <>
      {road.stranger && <StrangerPayment id={road.stranger} onClose={road.leaveStranger} />}
      {dropped && <Alert tone="warn">{t('payment.status.dropped')}</Alert>}
      {/* PayBar already shows a failure of Pay Now. */}
      {pending.error && !error && (
        <Alert tone="error">{serverMessage(pending.error) ?? t('shop.errors.pending')}</Alert>
      )}
      {shop.open && (
        <ResumeCard
          payment={shop.open}
          focus={road.arrived}
          onResume={flow.resume}
          onTimeUp={() => void pending.refetch()}
          onDismiss={shop.dismiss}
        />
      )}
      {(busy || phase !== 'idle') && (
        <PaymentPanel flow={flow} focus={road.arrived} onRetry={shop.pay} onChoose={onChoose} />
      )}
    </>
  );
}
