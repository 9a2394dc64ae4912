import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { getWaits } from '../../../../contract/calls/purchases';
import type { Profile } from '../../../../contract/players';
import { call } from '../../../api/call';
import { useTranslation } from '../../../i18n/useTranslation';
import { profileKey } from '../../profile/useProfile';
import { giftPath } from '../../receipt/giftPath';
import { Alert } from '../../ui/Alert';
import { useAmount } from '../../ui/useAmount';
import { tabPath } from '../tabs';
import styles from './Overview.module.css';

/** What waits beside an open payment, and where that is explained: a gift to open, money that is held, and a debt. */
export function Waits({ me }: { me: Profile | undefined }) {
  const { t } = useTranslation();
  const amount = useAmount();
  const { data } = useQuery({
    queryKey: [...profileKey, 'waits'],
    queryFn: ({ signal }) => call(getWaits, undefined, signal),
    retry: false,
  });
  const { gifts = 0, gift, held = 0 } = data ?? {};
  const debt = me?.debt ?? 0;
  if (held === 0 && debt === 0 && !gift) return null;
  return (
    <div className={styles.waits}>
      {gift && (
        <Alert tone="info">
          <span>{t('account.waits.gift', { count: gifts })} </span>
          <Link className="link" to={giftPath(gift)}>
            {t('account.waits.toGift')}
          </Link>
        </Alert>
      )}
      {held > 0 && (
        <Alert tone="warn">
          <span>{t('account.waits.held', { count: held })} </span>
          <Link className="link" to={tabPath('purchases')}>
            {t('account.waits.toPurchases')}
          </Link>
        </Alert>
      )}
      {debt > 0 && (
        <Alert tone="warn">
          <span>{t('account.waits.debt', { amount: amount(debt) })} </span>
          <Link className="link" to={tabPath('wallet')}>
            {t('account.waits.toWallet')}
          </Link>
        </Alert>
      )}
    </div>
  );
}
