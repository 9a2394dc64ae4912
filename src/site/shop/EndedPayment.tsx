import { useTranslation } from 'react-i18next';
import { Button } from '../ui/Button';
import { formatNumber } from '../ui/formats';
import { useLanguage } from '../ui/useLanguage';
import { PaymentFacts } from './PaymentFacts';
import styles from './PaymentPanel.module.css';
import type { PaymentFlow } from './usePayment';

interface Props {
  flow: PaymentFlow;
  /** Leads back to the packages. */
  onChoose: () => void;
}

/** A payment that has ended: what happened, and one thing to do next (requirements SH-16, SH-17). */
export function EndedPayment({ flow: { state, reset }, onChoose }: Props) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { payment, player, phase, expired } = state;
  if (!payment) return null;
  const next = () => {
    reset();
    onChoose();
  };
  if (phase === 'completed') {
    const name = player?.userName ?? '';
    const text = payment.diamonds
      ? t('shop.status.completedText', { diamonds: formatNumber(payment.diamonds, language), name })
      : t('shop.status.completedPlain', { name });
    return (
      <>
        <p className={styles.text}>{text}</p>
        <PaymentFacts payment={payment} player={player} />
        <p className={styles.help}>{t('shop.status.completedHelp')}</p>
        <div className={styles.actions}>
          <Button onClick={next}>{t('shop.status.buyMore')}</Button>
        </div>
      </>
    );
  }
  const kind = phase === 'failed' ? 'failed' : expired ? 'expired' : 'cancelled';
  const action = { failed: 'retry', expired: 'renew', cancelled: 'choose' } as const;
  return (
    <>
      <p className={styles.text}>{t(`shop.status.${kind}Text`)}</p>
      <PaymentFacts payment={payment} player={player} />
      <div className={styles.actions}>
        <Button onClick={next}>{t(`shop.status.${action[kind]}`)}</Button>
      </div>
    </>
  );
}
