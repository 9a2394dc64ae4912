import { useTranslation } from '../../../i18n/useTranslation';
import { receiptPath } from '../../receipt/receiptPath';
import { Button, ButtonLink, buttonClass, Face, type Look } from '../../ui/Button';
import { usePhone } from '../../ui/usePhone';
import styles from './PayBar.module.css';
import { isUnpayable } from './panel/moneySentences';
import { PayRest } from './panel/PayRest';
import type { PaymentState, ShopPayment } from './state/paymentState';
import type { PaymentFlow } from './state/usePayment';
import type { Shop } from './state/useShop';
import { wayBack } from './state/wayBack';

type Translate = ReturnType<typeof useTranslation>['t'];

/** The next step for an open payment, depending on whether this browser opened its page, or the visitor returned to it. */
export const nextStep = ({ opened, restored }: ShopPayment): 'open' | 'check' =>
  opened || restored ? 'check' : 'open';

interface Props extends Look {
  flow: PaymentFlow;
}

/** The link to the gateway's page: in this tab if the browser refuses another (requirement SH-11). */
export function OpenPage({ flow: { state, resume }, ...look }: Props) {
  const { t } = useTranslation();
  const { payment, blocked } = state;
  if (!payment) return null;
  return (
    <a
      className={buttonClass(look)}
      href={payment.paymentUrl}
      {...(!blocked && { target: '_blank', rel: 'noopener noreferrer' })}
      // After the browser has followed it: the link changes with the state.
      onClick={() => setTimeout(() => resume({ ...payment, opened: true }))}
    >
      <Face {...look} icon="external">
        <span>{t('payment.status.open')}</span>
        {!blocked && <span className="visually-hidden"> {t('ui.newTab')}</span>}
      </Face>
    </a>
  );
}

/** Checks the state at once (requirement SH-13). */
export function CheckNow({ flow: { state, check }, ...look }: Props) {
  const { t } = useTranslation();
  const checking = state.manual === 'checking';
  return (
    <Button
      {...look}
      icon="refresh"
      onClick={check}
      aria-busy={checking}
      contour={checking ? 'loading' : undefined}
    >
      {t(checking ? 'payment.status.checking' : 'payment.status.check')}
    </Button>
  );
}

/** The result of the manual check, as long as nothing has changed; of a payment with money not that none is confirmed. */
export const checkedWord = (
  { manual, money }: Pick<PaymentState, 'manual' | 'money'>,
  t: Translate,
): string => {
  if (manual === 'pending') return t(money ? 'payment.status.unchanged' : 'payment.status.stillPending');
  return manual === 'unanswered' ? t('payment.status.unanswered') : '';
};

/** Opens the page for the missing part of a payment. */
export const openRest = ({ start }: PaymentFlow, payment: ShopPayment): void =>
  void start((_player, { openRestOf }) => openRestOf(payment));

const receiptOf = ({ phase, payment, receiptKey }: PaymentState): string | undefined =>
  phase === 'completed' && payment && receiptKey ? receiptPath(payment.transactionId, receiptKey) : undefined;

/** What to do next, in a phone's pay bar, as the panel's buttons may be out of reach. */
export function NextStep({ shop: { flow, pay } }: { shop: Shop }) {
  const { t } = useTranslation();
  const phone = usePhone();
  const { phase, payment, money, expired, late } = flow.state;
  const receipt = receiptOf(flow.state);
  const look = { variant: 'primary', size: 'large' } as const;
  if (!phone) return null;
  const back = phase === 'completed' && wayBack(payment?.back);
  if (back)
    return (
      <ButtonLink {...look} to={back}>
        {t('payment.status.toWardrobe')}
      </ButtonLink>
    );
  if (receipt)
    return (
      <ButtonLink {...look} to={receipt}>
        {t('payment.status.receipt')}
      </ButtonLink>
    );
  if ((phase === 'failed' || phase === 'cancelled') && !late)
    return (
      <Button
        {...look}
        variant={money?.held === undefined ? 'primary' : 'secondary'}
        icon="refresh"
        onClick={pay}
      >
        {t(expired ? 'payment.status.renew' : 'payment.status.retry')}
      </Button>
    );
  if (!payment || phase === 'idle' || phase === 'completed') return null;
  if (money?.missing !== undefined) return <PayRest money={money} onOpen={() => openRest(flow, payment)} />;
  if (phase === 'paying' && !isUnpayable(money) && nextStep(payment) === 'open')
    return <OpenPage flow={flow} {...look} />;
  return (
    <>
      <CheckNow flow={flow} {...look} />
      {/* Read aloud from the panel. */}
      <p className={styles.news} aria-hidden="true">
        {checkedWord(flow.state, t)}
      </p>
    </>
  );
}
