import { roundAmount } from '../../../contract/currencies';
import type { Language } from '../../../contract/languages';
import type { Receipt } from '../../../contract/receipts';
import { shownDay } from '../../../contract/shownTimes';
import { formatNumber, formatPrice } from '../ui/formats';
import styles from './ReceiptDocument.module.css';
import { receiptTexts } from './receiptTexts';

/** What has been refunded so far, by day, what remains paid, and the diamonds that were taken back. */
export function ReceiptRefunds({ receipt, language }: { receipt: Receipt; language: Language }) {
  const text = receiptTexts[language];
  const { amount, currency, refunds, takenBack } = receipt;
  const price = (value: number) => formatPrice(value, currency, language);
  // Sums of fractions are not exact.
  const kept = roundAmount(
    refunds.reduce((left, refund) => left - refund.amount, amount),
    currency,
  );
  return (
    <section className={styles.refunds}>
      <h2 className="h4">{text.refunds}</h2>
      <dl className={styles.facts}>
        {refunds.map(({ at, amount: given }) => (
          <div key={`${at} ${given}`}>
            <dt>
              {text.refunded} {shownDay(new Date(at), language)}
            </dt>
            <dd>{price(given)}</dd>
          </div>
        ))}
        <div>
          <dt>{text.kept}</dt>
          <dd>{price(kept)}</dd>
        </div>
        {takenBack > 0 && (
          <div>
            <dt>{text.takenBack}</dt>
            <dd>{formatNumber(takenBack, language)}</dd>
          </div>
        )}
      </dl>
    </section>
  );
}
