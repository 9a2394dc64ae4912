import { openArea } from '../../../i18n/i18n';
import { useTranslation } from '../../../i18n/useTranslation';
import { paths } from '../../../paths';
import { ButtonLink } from '../../ui/Button';
import { Card } from '../Card';
import { Pages } from '../Pages';
import styles from '../Tab.module.css';
import { TabPage } from '../TabPage';
import { JoinGuest } from './JoinGuest';
import { PurchaseItem } from './PurchaseItem';
import { usePurchases } from './usePurchases';

/** The shop's sentences about money, and its names of the ways to pay. */
export const ready = async () => {
  await Promise.all([openArea('payment'), openArea('packages')]);
};

/** "Purchases" of the account centre: what the account paid for or received, wherever that was. */
export function Page() {
  const { t } = useTranslation();
  const pages = usePurchases();
  return (
    <TabPage tab="purchases" lead={t('account.purchases.lead')}>
      <div className={styles.list}>
        <JoinGuest />
        <Card title={t('account.purchases.all')} level={3} look={styles.card}>
          <Pages
            pages={pages}
            failed={t('account.purchases.failed')}
            none={
              <>
                <p>{t('account.purchases.none')}</p>
                <ButtonLink to={paths.shop} size="small">
                  {t('account.purchases.toShop')}
                </ButtonLink>
              </>
            }
          >
            {(purchases) => (
              <ul>
                {purchases.map((purchase) => (
                  <PurchaseItem key={purchase.id} purchase={purchase} />
                ))}
              </ul>
            )}
          </Pages>
        </Card>
      </div>
    </TabPage>
  );
}
