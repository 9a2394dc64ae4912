import type { RefObject } from 'react';
import { serverMessage } from '../../../api/ApiError';
import { useTranslation } from '../../../i18n/useTranslation';
import { Alert } from '../../ui/Alert';
import { scrollTo } from '../packages/useInView';
import { AnotherWay } from './methods/AnotherWay';
import { ForeignPayment } from './panel/ForeignPayment';
import { PaymentPanel } from './panel/PaymentPanel';
import { ResumeCard } from './panel/ResumeCard';
import { useResult } from './state/useResult';
import type { Shop } from './state/useShop';

export { GiftFields } from '../recipient/GiftFields';
export { Changed } from './Changed';
export { PaymentMethods } from './methods/PaymentMethods';
export { NextStep } from './PaymentSteps';

interface Props {
  shop: Shop;
  /** The packages. */
  choice: RefObject<HTMLElement | null>;
}

/**
 * The payment panel at the top of the page: a payment the visitor returned to, an open one, the current one or its
 * result.
 */
export function CurrentPayment({ shop, choice }: Props) {
  const { t } = useTranslation();
  const { flow, pending, entry } = shop;
  const { phase, busy, dropped, error, payment } = flow.state;
  useResult(flow.state);
  return (
    <>
      {entry.foreignId && <ForeignPayment id={entry.foreignId} onClose={entry.closeForeign} />}
      {dropped && <Alert tone="warn">{t('payment.status.dropped')}</Alert>}
      {/* PayBar already shows a failure of Pay Now. */}
      {pending.error && !error && (
        <Alert tone="error">{serverMessage(pending.error) ?? t('shop.errors.pending')}</Alert>
      )}
      {shop.open && (
        <ResumeCard
          payment={shop.open}
          focus={entry.arrived}
          onResume={flow.resume}
          onTimeUp={() => void pending.refetch()}
          onDismiss={shop.dismiss}
        >
          <AnotherWay shop={shop} payment={shop.open} />
        </ResumeCard>
      )}
      {(busy || phase !== 'idle') && (
        <PaymentPanel
          flow={flow}
          focus={entry.arrived}
          onRetry={shop.pay}
          onChoose={() => {
            scrollTo(choice.current);
            const of = (which: string) => choice.current?.querySelector<HTMLElement>(`input${which}`);
            (of(':checked') ?? of(''))?.focus({ preventScroll: true });
          }}
        >
          {payment && <AnotherWay shop={shop} payment={payment} />}
        </PaymentPanel>
      )}
    </>
  );
}
