import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '../../../../i18n/useTranslation';
import { forgetReceipts } from '../../../../session/keptReceipts';
import { Button } from '../../../ui/Button';
import { announce } from '../../../ui/LiveRegion';
import { PurchaseRow } from './PurchaseRow';
import styles from './Purchases.module.css';
import { forgetGuestPurchases, guestPurchases, purchasesQuery } from './purchases';

/** Purchases made in this browser without signing in, with results, receipts and help for 90 days. */
export function GuestPurchases() {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const { data: purchases = [] } = useQuery({
    queryKey: purchasesQuery,
    queryFn: guestPurchases,
    staleTime: 0,
  });
  if (purchases.length === 0) return null;
  const forget = () => {
    forgetGuestPurchases();
    void forgetReceipts();
    queryClient.setQueryData(purchasesQuery, []);
    announce(t('account.purchases.forgotten'));
    document.getElementById('main')?.focus({ preventScroll: true });
  };
  return (
    <section className={styles.own} aria-labelledby="own-purchases">
      <h2 id="own-purchases" className="h4">
        {t('account.purchases.guest')}
      </h2>
      <p className={styles.lead}>{t('account.purchases.guestText')}</p>
      <ul>
        {purchases.map((purchase) => (
          <PurchaseRow key={purchase.id} purchase={purchase} />
        ))}
      </ul>
      <Button variant="quiet" size="small" className={styles.forget} onClick={forget}>
        {t('account.purchases.forget')}
      </Button>
    </section>
  );
}
