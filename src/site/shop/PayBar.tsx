import { useTranslation } from 'react-i18next';
import type { DiamondPackage } from '../../../contract/diamondPackages';
import { Button } from '../ui/Button';
import { cx } from '../ui/cx';
import { formatNumber, formatPrice } from '../ui/formats';
import { Icon } from '../ui/Icon';
import { useLanguage } from '../ui/useLanguage';
import { totalDiamonds } from './bonus';
import styles from './PayBar.module.css';
import { cannotPay, type PaymentState } from './paymentState';

interface Props {
  state: PaymentState;
  pkg: DiamondPackage | undefined;
  onPay: () => void;
}

const label = (state: PaymentState) => (state.busy ? 'paying' : state.phase);

/** The sticky bar with what is bought, for whom and for how much, and Pay Now (requirements SH-9, SH-10). */
export function PayBar({ state, pkg, onPay }: Props) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { player, error, phase } = state;
  const disabled = cannotPay(state, pkg !== undefined);
  const again = phase === 'failed' || phase === 'cancelled';
  const reason = !pkg ? t('shop.errors.selectPackage') : again ? t('shop.pay.again') : '';
  return (
    <section className={styles.bar} aria-label={t('shop.bar.label')}>
      {error && (
        <p role="alert" className={styles.error}>
          <Icon name="alert" size={20} />
          {error.message ?? t(`shop.errors.${error.kind}`)}
        </p>
      )}
      <div className={cx('container', styles.row)}>
        <dl className={styles.facts}>
          <div>
            <dt>{t('shop.bar.recipient')}</dt>
            <dd>{player?.userName ?? <span>{t('shop.bar.noRecipient')}</span>}</dd>
          </div>
          <div>
            <dt>{t('shop.bar.pack')}</dt>
            <dd className={styles.diamonds}>
              {pkg ? (
                t('shop.packages.diamonds', {
                  amount: formatNumber(totalDiamonds(pkg, new Date()), language),
                })
              ) : (
                <span>{t('shop.bar.noPack')}</span>
              )}
            </dd>
          </div>
          <div className={styles.total}>
            <dt>{t('shop.bar.total')}</dt>
            <dd>{pkg ? formatPrice(pkg.price, pkg.currency, language) : <span>–</span>}</dd>
          </div>
        </dl>
        <Button
          variant="primary"
          size="large"
          className={styles.pay}
          aria-disabled={disabled}
          aria-describedby="pay-reason"
          aria-busy={state.busy || phase === 'paying'}
          contour={state.busy || phase === 'paying' ? 'loading' : undefined}
          onClick={onPay}
        >
          {t(`shop.pay.${label(state)}`)}
        </Button>
        <p id="pay-reason" className="visually-hidden">
          {reason}
        </p>
      </div>
    </section>
  );
}
