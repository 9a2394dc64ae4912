import { useState } from 'react';
import { useTranslation } from '../../../../i18n/useTranslation';
import { Button } from '../../../ui/Button';
import { rememberWay } from '../state/paymentMethod';
import type { ShopPayment } from '../state/paymentState';
import type { Shop } from '../state/useShop';
import styles from './AnotherWay.module.css';
import { GatewayChoice } from './GatewayChoice';

/** For an open payment: its page at another gateway, as a second attempt at the same payment. */
export function AnotherWay({ shop, payment }: { shop: Shop; payment: ShopPayment }) {
  const { t } = useTranslation();
  const { flow, way, chooseWay, partWays } = shop;
  // Once a part has arrived, only gateways that accept parts can complete the price.
  const isPartPaid = flow.state.money?.missing !== undefined;
  const ways = isPartPaid ? partWays : shop.ways;
  const [wanted, setWanted] = useState<string>();
  const next = wanted ?? ways.find((name) => name !== (way ?? ways[0]));
  if (isPartPaid && shop.ways.length > partWays.length && !next) {
    return <p className={styles.only}>{t('payment.money.otherWays')}</p>;
  }
  if (!payment.packageId || !next) return null;
  const open = () => {
    chooseWay(next);
    rememberWay(next);
    void flow.start(({ email }, { openAnotherWay }) => openAnotherWay(email, payment, next));
  };
  return (
    <details className={styles.another}>
      <summary>{t('payment.another.title')}</summary>
      <div className={styles.body}>
        <p>{t('payment.another.text')}</p>
        <GatewayChoice ways={ways} chosen={next} onChoose={setWanted} />
        <Button icon="external" size="small" onClick={open}>
          {t('payment.another.open')}
        </Button>
      </div>
    </details>
  );
}
