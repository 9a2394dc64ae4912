import { type ComponentType, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { diamondsIn } from '../../../../../contract/purchaseFigures';
import { useTranslation } from '../../../../i18n/useTranslation';
import { paths } from '../../../../paths';
import { useSession } from '../../../../session/useSession';
import { receiptPath } from '../../../receipt/receiptPath';
import { ShareGift } from '../../../receipt/ShareGift';
import { Button, ButtonLink } from '../../../ui/Button';
import { announce } from '../../../ui/LiveRegion';
import { useAmount } from '../../../ui/useAmount';
import { useLanguage } from '../../../ui/useLanguage';
import { usePhone } from '../../../ui/usePhone';
import { celebrationChunk } from '../../moment/celebrationChunk';
import type { ShopPayment } from '../state/paymentState';
import type { PaymentFlow } from '../state/usePayment';
import { wayBack } from '../state/wayBack';
import { MoneyNote } from './MoneyNote';
import { PaymentFacts } from './PaymentFacts';
import { PaymentHelp } from './PaymentHelp';
import styles from './PaymentPanel.module.css';
import { RepaidDebt } from './RepaidDebt';

/** The success moment: undefined while it loads, null when it cannot; the text below it says the same. */
function useCelebration(): ComponentType<{ diamonds: number }> | null | undefined {
  const [moment, setCelebration] = useState<ComponentType<{ diamonds: number }> | null>();
  useEffect(() => {
    celebrationChunk.load().then(
      ({ Celebration }) => setCelebration(() => Celebration),
      () => setCelebration(null),
    );
  }, []);
  return moment;
}

/** What of a gift was sent to whom. */
function SentGift({ gift, name }: Pick<ShopPayment, 'gift'> & { name: string }) {
  const { t } = useTranslation();
  const sent = [
    gift?.hasMessage && t('payment.gift.messageSent', { name }),
    gift?.receiptTo && t('payment.gift.receiptSent', { email: gift.receiptTo }),
  ].filter(Boolean);
  return sent.length > 0 && <p className={styles.text}>{sent.join(' ')}</p>;
}

/** Where to go next: to the item that the diamonds are for, or to the wardrobe and the account or the game. */
function WayOn({ back, isFirst }: { back: string | undefined; isFirst: boolean }) {
  const { t } = useTranslation();
  const { signedIn } = useSession();
  const variant = isFirst ? 'primary' : 'secondary';
  return (
    <>
      {!back && (
        <ButtonLink
          to={signedIn ? paths.account : paths.download}
          icon={signedIn ? 'user' : 'download'}
          variant={variant}
        >
          {t(signedIn ? 'payment.status.toAccount' : 'payment.status.toGame')}
        </ButtonLink>
      )}
      {/* A phone has it in the pay bar. */}
      {!(back && !isFirst) && (
        <ButtonLink to={back ?? paths.wardrobe} variant={back ? 'primary' : 'secondary'}>
          {t('payment.status.toWardrobe')}
        </ButtonLink>
      )}
    </>
  );
}

interface Props {
  flow: PaymentFlow;
  onChoose: () => void;
}

/**
 * A completed payment: the success moment, what was bought for whom, the number to keep, and the way on (requirement
 * SH-17).
 */
export function PaidPayment({ flow: { state, reset }, onChoose }: Props) {
  const { t } = useTranslation();
  const language = useLanguage();
  const amountOf = useAmount();
  const [, setSearch] = useSearchParams();
  const phone = usePhone();
  const { payment, player, repaid, receiptKey, giftLink, money } = state;
  const name = player?.userName ?? '';
  const amount = state.diamonds ?? (payment ? diamondsIn(payment) : undefined);
  const done = amount
    ? t('payment.status.completedText', { count: amount, amount: amountOf(amount), name })
    : t('payment.status.completedPlain', { name });
  const Celebration = useCelebration();
  const announced = useRef(false);
  useEffect(() => {
    // Announced once and in full: the counting numbers are silent.
    if (!announced.current) announce(done);
    announced.current = true;
  }, [done]);
  if (!payment) return null;
  const back = wayBack(payment.back);
  const choose = () => {
    reset();
    // What was missing is there now.
    if (back) setSearch({}, { replace: true, preventScrollReset: true });
    onChoose();
  };
  return (
    <>
      {amount && Celebration && <Celebration diamonds={amount} />}
      {amount && Celebration === undefined && <div className={styles.coming} />}
      <p className={styles.text}>{done}</p>
      <SentGift gift={payment.gift} name={name} />
      {giftLink && <ShareGift gift={giftLink} language={language} withLead />}
      {repaid && <RepaidDebt diamonds={repaid} />}
      <MoneyNote status="COMPLETED" money={money} />
      <div className={styles.slip}>
        <PaymentFacts payment={payment} recipient={player?.userName} />
        <div className={styles.actions}>
          {receiptKey && (back || !phone) && (
            <ButtonLink to={receiptPath(payment.transactionId, receiptKey)}>
              {t('payment.status.receipt')}
            </ButtonLink>
          )}
          <Button onClick={choose}>{t('payment.status.buyMore')}</Button>
          <WayOn back={back} isFirst={!(phone && (receiptKey || back))} />
        </div>
      </div>
      <p className={styles.help}>{t('payment.status.completedHelp')}</p>
      <PaymentHelp id={payment.transactionId} />
    </>
  );
}
