import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { getPaymentStatus } from '../../../../../contract/calls/payments';
import { paymentNumber } from '../../../../../contract/paymentNumber';
import type { PaymentStatus, PaymentStatusResponse } from '../../../../../contract/payments';
import { hasStatus } from '../../../../api/ApiError';
import { call } from '../../../../api/call';
import { useTranslation } from '../../../../i18n/useTranslation';
import { receiptPath } from '../../../receipt/receiptPath';
import { ShareGift } from '../../../receipt/ShareGift';
import { Alert } from '../../../ui/Alert';
import { Button, ButtonLink } from '../../../ui/Button';
import { Contour, type ContourState } from '../../../ui/Contour';
import { Icon } from '../../../ui/Icon';
import { useAmount } from '../../../ui/useAmount';
import { useLanguage } from '../../../ui/useLanguage';
import { useInView } from '../../packages/useInView';
import { purchaseOf } from '../purchases/purchases';
import { maxPolls, pollEvery } from '../state/paymentState';
import { moneyOf } from '../state/reportedMoney';
import { useRestPage } from '../state/useRestPage';
import { wayBack } from '../state/wayBack';
import { LateNote } from './LateNote';
import { MoneyNote } from './MoneyNote';
import { moneyTitle } from './moneySentences';
import { PaymentFacts } from './PaymentFacts';
import { PaymentHelp } from './PaymentHelp';
import styles from './PaymentPanel.module.css';
import { PayRest } from './PayRest';
import { RepaidDebt } from './RepaidDebt';
import { TransactionId } from './TransactionId';

type Face = 'checking' | PaymentStatus | 'missing' | 'unanswered';
const contours: Partial<Record<Face, ContourState>> = {
  checking: 'loading',
  PENDING: 'loading',
  COMPLETED: 'success',
  FAILED: 'error',
  CANCELLED: 'disabled',
};
const phases: Partial<Record<Face, string>> = {
  COMPLETED: 'completed',
  FAILED: 'failed',
  CANCELLED: 'cancelled',
};

/** The server's state of a payment, polled while it is open. */
function useKnown(id: string) {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['site', 'paymentStatus', id],
    queryFn: ({ signal }) => call(getPaymentStatus, { params: { transactionId: id } }, signal),
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.status === 'PENDING' && state.dataUpdateCount < maxPolls ? pollEvery : false,
  });
  const face: Face = hasStatus(error, 404)
    ? 'missing'
    : (data?.status ?? (error ? 'unanswered' : 'checking'));
  return { face, data, isFetching, refetch };
}

interface SaidProps {
  face: Face;
  data: PaymentStatusResponse | undefined;
  /** What this browser has recorded of it. */
  own: ReturnType<typeof purchaseOf>;
}

/** The state in a sentence. The usual ones of a payment that is not completed would say that no money came. */
function Said({ face, data, own }: SaidProps) {
  const { t } = useTranslation();
  const amount = useAmount();
  if (face !== 'COMPLETED' && data && moneyOf(data)) return null;
  if (data?.late) return <LateNote late={data.late} hasFailed={face === 'FAILED'} />;
  return (
    <p className={styles.text}>
      {own && data?.diamonds
        ? t('payment.status.completedText', {
            count: data.diamonds,
            amount: amount(data.diamonds),
            name: own.recipient,
          })
        : t(`payment.stranger.${face}Text`)}
    </p>
  );
}

/** The ways on from a completed payment that this browser has recorded. */
function WaysOn({
  id,
  receiptKey,
  back,
}: {
  id: string;
  receiptKey: string | undefined;
  back: string | undefined;
}) {
  const { t } = useTranslation();
  return (
    <>
      {receiptKey && <ButtonLink to={receiptPath(id, receiptKey)}>{t('payment.status.receipt')}</ButtonLink>}
      {back && (
        <ButtonLink to={back} variant="primary">
          {t('payment.status.toWardrobe')}
        </ButtonLink>
      )}
    </>
  );
}

/**
 * A payment that is not in progress in this browser: its state and, if this browser has recorded it, what was bought for
 * whom and the receipt; otherwise nothing about the recipient.
 */
export function ForeignPayment({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslation();
  const { face, data, isFetching, refetch } = useKnown(id);
  const own = useMemo(() => purchaseOf(id), [id]);
  const receiptKey = own && (own.receiptKey ?? data?.receiptKey);
  const panel = useInView(face, true);
  const rest = useRestPage(id);
  const language = useLanguage();
  const money = data && moneyOf(data);
  const late = data?.late;
  const back = face === 'COMPLETED' ? wayBack(own?.back) : undefined;
  const ofMoney = money && face !== 'COMPLETED' ? moneyTitle(money) : undefined;
  return (
    <section
      ref={panel}
      tabIndex={-1}
      className={styles.panel}
      // Another payment may be in progress beside it.
      aria-label={`${t('payment.status.title')} ${paymentNumber(id)}`}
      data-phase={phases[face]}
      data-held={ofMoney === 'heldTitle'}
    >
      <Contour state={(!ofMoney && contours[face]) || 'idle'} />
      <div role="status" className={styles.head}>
        <Icon name={face === 'COMPLETED' ? 'check' : 'info'} size={32} />
        <h2 className="h3">{t(ofMoney ? `payment.money.${ofMoney}` : `payment.stranger.${face}`)}</h2>
      </div>
      <Said face={face} data={data} own={own} />
      {data?.gift && <ShareGift gift={data.gift} language={language} withLead />}
      {data?.repaid && <RepaidDebt diamonds={data.repaid} />}
      {data && <MoneyNote status={data.status} money={money} />}
      {rest.hasFailed && <Alert tone="error">{t('shop.errors.create')}</Alert>}
      {own ? (
        <PaymentFacts payment={{ ...own, transactionId: id }} recipient={own.recipient} />
      ) : (
        <TransactionId id={id} />
      )}
      {face !== 'checking' && <PaymentHelp id={id} />}
      <div className={styles.actions}>
        <WaysOn id={id} receiptKey={receiptKey} back={back} />
        {face === 'PENDING' && <PayRest money={money} isBusy={rest.isPending} onOpen={rest.open} />}
        {(face === 'PENDING' || face === 'unanswered' || late) && (
          <Button
            icon="refresh"
            aria-busy={isFetching}
            contour={isFetching ? 'loading' : undefined}
            onClick={() => void refetch()}
          >
            {t('payment.stranger.check')}
          </Button>
        )}
        <Button variant="quiet" onClick={onClose}>
          {t('common.close')}
        </Button>
      </div>
    </section>
  );
}
