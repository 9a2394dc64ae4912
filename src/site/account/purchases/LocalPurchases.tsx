import { useMemo } from 'react';
import { useTranslation } from '../../../i18n/useTranslation';
import { paths } from '../../../paths';
import { PurchaseRow } from '../../shop/payment/purchases/PurchaseRow';
import { purchasesOf } from '../../shop/payment/purchases/purchases';
import { ButtonLink } from '../../ui/Button';
import styles from '../overview/OwnCard.module.css';

const shown = 5;

/** The account's latest purchases in this browser, or a link to the shop. */
export function Purchases({ email }: { email: string }) {
  const { t } = useTranslation();
  const purchases = useMemo(() => purchasesOf(email).slice(0, shown), [email]);
  return (
    <section className={styles.part}>
      <h3 className={styles.title}>{t('account.purchases.title')}</h3>
      {purchases.length > 0 ? (
        <ul>
          {purchases.map((purchase) => (
            <PurchaseRow key={purchase.id} purchase={purchase} />
          ))}
        </ul>
      ) : (
        <div className={styles.none}>
          <p>{t('account.purchases.none')}</p>
          <ButtonLink to={paths.shop} size="small">
            {t('account.purchases.toShop')}
          </ButtonLink>
        </div>
      )}
    </section>
  );
}
