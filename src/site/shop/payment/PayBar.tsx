import type { ReactNode } from 'react';
import { textIn } from '../../../../contract/localized';
import { diamondsIn } from '../../../../contract/purchaseFigures';
import { useTranslation } from '../../../i18n/useTranslation';
import { Button } from '../../ui/Button';
import { cx } from '../../ui/cx';
import { formatPrice } from '../../ui/formats';
import { Icon } from '../../ui/Icon';
import { useAmount } from '../../ui/useAmount';
import { useLanguage } from '../../ui/useLanguage';
import styles from './PayBar.module.css';
import { cannotPay, type PaymentError, type PaymentState } from './state/paymentState';
import type { Shop } from './state/useShop';

const label = (state: PaymentState) => (state.busy ? 'paying' : state.phase);

interface Props {
  shop: Shop;
  /** The choice of a gateway, and a code. */
  children: ReactNode;
  /** What to do with a payment in progress. */
  next: ReactNode;
  /** What applies instead of what the buyer saw, if something does. */
  changed: ReactNode;
}

/** The sticky bar with package, recipient, price and Pay Now (requirements SH-9, SH-10). */
export function PayBar({ shop, children, next, changed }: Props) {
  const { t } = useTranslation();
  const { flow, pkg, open, refusal, ways } = shop;
  const { state } = flow;
  const { error, phase, late } = state;
  const disabled = refusal !== null || cannotPay(state, pkg !== undefined);
  const again = phase === 'failed' || phase === 'cancelled';
  const missing = !pkg && !open ? t('shop.errors.selectPackage') : '';
  const running = state.busy || phase === 'paying';
  return (
    <section
      className={styles.bar}
      data-paid={phase === 'completed'}
      data-empty={!pkg && !open}
      aria-label={t('shop.bar.label')}
    >
      {error && <BarError error={error} changed={changed} />}
      <div className={cx('container', styles.row)}>
        <BarFacts shop={shop} />
        {(ways[1] || state.player) && children}
        <Button
          // The failed action is not a call to action next to the one that tries again.
          variant={again ? 'secondary' : 'primary'}
          size="large"
          className={styles.pay}
          aria-disabled={disabled}
          aria-describedby="pay-reason"
          aria-busy={running}
          contour={running ? 'loading' : undefined}
          onClick={shop.pay}
        >
          {t(`shop.pay.${label(state)}`)}
        </Button>
        <div className={styles.next}>{next}</div>
        <p id="pay-reason" className={refusal ? styles.reason : 'visually-hidden'}>
          {refusal
            ? t(`shop.closed.${refusal}`)
            : again
              ? t(late ? 'shop.pay.late' : 'shop.pay.again')
              : missing}
        </p>
      </div>
    </section>
  );
}

function BarError({ error, changed }: { error: PaymentError; changed: ReactNode }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const message = error.language === language ? error.message : undefined;
  return (
    <p role="alert" className={styles.error}>
      <Icon name="alert" size={20} />
      {changed || <span>{message ?? t(`shop.errors.${error.kind}`)}</span>}{' '}
      {error.offline && <span>{t('common.networkError')}</span>}
    </p>
  );
}

function BarFacts({ shop: { flow, pkg, open, figures } }: { shop: Shop }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const amountOf = useAmount();
  const { player } = flow.state;
  const diamonds = figures && diamondsIn(figures);
  const price = figures ?? open;
  const pack = pkg?.name ? textIn(pkg, 'name', language) : null;
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{t('shop.bar.recipient')}</dt>
        <dd>{player?.userName ?? <span>{t('shop.bar.noRecipient')}</span>}</dd>
      </div>
      <div>
        <dt className={styles.pack} lang={pack?.lang}>
          {pack?.text ?? t('shop.bar.pack')}
        </dt>
        <dd className={styles.diamonds}>
          {pkg && diamonds !== undefined ? (
            amountOf(diamonds)
          ) : (
            <span>{t(open ? 'shop.bar.openPack' : 'shop.bar.noPack')}</span>
          )}
        </dd>
      </div>
      <div className={styles.total}>
        <dt>{t('shop.bar.total')}</dt>
        <dd>{price ? formatPrice(price.amount, price.currency, language) : <span>–</span>}</dd>
      </div>
    </dl>
  );
}
