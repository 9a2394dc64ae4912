import { useTranslation } from '../../i18n/useTranslation';
import { useProfile } from '../profile/useProfile';
import { formatNumber } from '../ui/formats';
import { Icon } from '../ui/Icon';
import { announce } from '../ui/LiveRegion';
import { useAmount } from '../ui/useAmount';
import { useLanguage } from '../ui/useLanguage';
import styles from './Balance.module.css';

/**
 * Diamonds with a refresh button, and gold: loading, loaded, or failed with `--` and a text (product.md section 2).
 * Shared by the header and the account centre.
 */
export function Balance() {
  const { t } = useTranslation();
  const language = useLanguage();
  const amount = useAmount();
  const { data, isError, isFetching, isPending, refetch } = useProfile();
  const refresh = async () => {
    const { data: fresh, isError: failed } = await refetch();
    if (failed || !fresh) return announce(t('layout.user.failed'));
    const { diamonds, golds } = fresh;
    announce(t('layout.user.refreshed', { diamonds: amount(diamonds), golds: amount(golds, 'golds') }));
  };
  const show = (value?: number) => {
    if (isError || value === undefined) return isPending && !isError ? '…' : '--';
    return formatNumber(value, language);
  };
  return (
    <div className={styles.balance}>
      <dl className={styles.rows}>
        <div>
          <dt>{t('layout.user.diamonds')}</dt>
          <dd className={styles.diamonds}>
            <Icon name="diamond" size={20} />
            <span key={data?.diamonds} className={styles.value}>
              {show(data?.diamonds)}
            </span>
          </dd>
        </div>
        <div>
          <dt>{t('layout.user.golds')}</dt>
          <dd>
            <Icon name="gold" size={20} />
            <span>{show(data?.golds)}</span>
          </dd>
        </div>
      </dl>
      <button
        type="button"
        className={styles.refresh}
        aria-label={t('layout.user.refresh')}
        aria-busy={isFetching}
        onClick={() => !isFetching && void refresh()}
      >
        <Icon name="refresh" size={20} />
      </button>
      {isPending && (
        <p role="status" className={styles.loading}>
          {t('layout.user.loading')}
        </p>
      )}
      {isError && (
        <p className={styles.failed}>
          <Icon name="alert" size={16} />
          {t('layout.user.failed')}
        </p>
      )}
    </div>
  );
}
