import { Link } from 'react-router-dom';
import type { Profile } from '../../../../contract/players';
import { useTranslation } from '../../../i18n/useTranslation';
import { giftPath } from '../../receipt/giftPath';
import { Alert } from '../../ui/Alert';
import { formatNumber } from '../../ui/formats';
import { useLanguage } from '../../ui/useLanguage';
import { usePurchases } from '../purchases/usePurchases';
import { tabPath } from '../tabs';
import styles from './Overview.module.css';

/** What waits beside an open payment, and where that is explained: a gift to open, money that is held, and a debt. */
export function Waits({ me }: { me: Profile | undefined }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { rows = [] } = usePurchases();
  const count = rows.filter(({ held }) => held).length;
  const debt = me?.debt ?? 0;
  const gifts = rows.flatMap(({ isReceived, gift }) => (isReceived && gift && !gift.isOpened ? [gift] : []));
  const [gift] = gifts;
  if (count === 0 && debt === 0 && !gift) return null;
  return (
    <div className={styles.waits}>
      {gift && (
        <Alert tone="info">
          <span>{t('account.waits.gift', { count: gifts.length })} </span>
          <Link className="link" to={giftPath(gift)}>
            {t('account.waits.toGift')}
          </Link>
        </Alert>
      )}
      {count > 0 && (
        <Alert tone="warn">
          <span>{t('account.waits.held', { count })} </span>
          <Link className="link" to={tabPath('purchases')}>
            {t('account.waits.toPurchases')}
          </Link>
        </Alert>
      )}
      {debt > 0 && (
        <Alert tone="warn">
          <span>{t('account.waits.debt', { amount: formatNumber(debt, language) })} </span>
          <Link className="link" to={tabPath('wallet')}>
            {t('account.waits.toWallet')}
          </Link>
        </Alert>
      )}
    </div>
  );
}
