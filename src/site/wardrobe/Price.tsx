import type { Offer } from '../../../contract/accessoryPrice';
import { useTranslation } from '../../i18n/useTranslation';
import { formatNumber } from '../ui/formats';
import { Icon } from '../ui/Icon';
import { useLanguage } from '../ui/useLanguage';
import { walletIcons } from './prices';
import styles from './WardrobePage.module.css';

/** A price with the icon of its wallet, and the listed one struck out while a discount runs; in words for screen readers. */
export function Price({ offer: { wallet, price, listed } }: { offer: Offer }) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <span className={styles.price} data-wallet={wallet} data-reduced={listed !== null}>
      <Icon name={walletIcons[wallet]} size={16} />
      {listed !== null && (
        <>
          <span className="visually-hidden">{t('wardrobe.before')} </span>
          <s>{formatNumber(listed, language)}</s>{' '}
          <span className="visually-hidden">{t('wardrobe.now')} </span>
        </>
      )}
      <span>{formatNumber(price, language)}</span>
      <span className="visually-hidden"> {t(`ui.unit.${wallet}`, { count: price })} </span>
    </span>
  );
}
