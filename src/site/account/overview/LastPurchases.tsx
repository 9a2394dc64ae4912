import { Link } from 'react-router-dom';
import { textIn } from '../../../../contract/localized';
import type { Purchase } from '../../../../contract/purchases';
import { useTranslation } from '../../../i18n/useTranslation';
import { paths } from '../../../paths';
import { receiptPath } from '../../receipt/receiptPath';
import { PurchaseLink, PurchaseView } from '../../shop/payment/purchases/PurchaseView';
import { ButtonLink } from '../../ui/Button';
import { formatDateTime } from '../../ui/formats';
import { useAmount } from '../../ui/useAmount';
import { useLanguage } from '../../ui/useLanguage';
import { Pages } from '../Pages';
import { usePurchases } from '../purchases/usePurchases';
import { tabPath } from '../tabs';
import styles from './OwnCard.module.css';

const shown = 5;

/** The account's latest purchases, with the way to all of them, or to the shop. */
export function LastPurchases() {
  const { t } = useTranslation();
  const pages = usePurchases();
  return (
    <section className={styles.part}>
      <h3 className={styles.title}>{t('account.purchases.title')}</h3>
      <Pages
        // More of them are on their own tab.
        pages={{ ...pages, hasMore: false }}
        failed={t('account.purchases.failed')}
        none={
          <div className={styles.none}>
            <p>{t('account.purchases.none')}</p>
            <ButtonLink to={paths.shop} size="small">
              {t('account.purchases.toShop')}
            </ButtonLink>
          </div>
        }
      >
        {(purchases) => (
          <>
            <ul>
              {purchases.slice(0, shown).map((purchase) => (
                <Row key={purchase.id} purchase={purchase} />
              ))}
            </ul>
            <p>
              <Link className="link" to={tabPath('purchases')}>
                {t('account.purchases.toAll')}
              </Link>
            </p>
          </>
        )}
      </Pages>
    </section>
  );
}

function Row({
  purchase: { id, packageName: name, packageNameEn: nameEn, ...purchase },
}: {
  purchase: Purchase;
}) {
  const { t } = useTranslation();
  const language = useLanguage();
  const amount = useAmount();
  const { status, createdAt, diamonds, takenBack, recipient, receiptKey } = purchase;
  const what = textIn({ name, nameEn }, 'name', language);
  return (
    <PurchaseView
      status={status}
      what={what}
      at={createdAt}
      facts={[
        amount(diamonds),
        recipient && t('account.purchases.recipient', { name: recipient }),
        takenBack && t('account.purchases.takenBack', { amount: amount(takenBack) }),
      ]}
    >
      {receiptKey && (
        <PurchaseLink
          to={receiptPath(id, receiptKey)}
          text={t('account.purchases.receipt')}
          what={what}
          when={formatDateTime(createdAt, language)}
        />
      )}
    </PurchaseView>
  );
}
