import { useState } from 'react';
import { languages } from '../../../contract/languages';
import type { Receipt } from '../../../contract/receipts';
import { shownTime } from '../../../contract/shownTimes';
import { Button } from '../ui/Button';
import { cx } from '../ui/cx';
import { formatPrice } from '../ui/formats';
import { Logo } from '../ui/Logo';
import styles from './ReceiptDocument.module.css';
import { ReceiptFacts } from './ReceiptFacts';
import { ReceiptFoot } from './ReceiptFoot';
import { ReceiptRefunds } from './ReceiptRefunds';
import { receiptTexts } from './receiptTexts';
import { ShareGift } from './ShareGift';

/** The receipt as one sheet of paper, in the language of the payment until the reader switches to the other. */
export function ReceiptDocument({ receipt }: { receipt: Receipt }) {
  const [language, setLanguage] = useState(receipt.language);
  const text = receiptTexts[language];
  const other = languages.find((one) => one !== language) ?? language;
  return (
    <>
      <div className={styles.actions} lang={language}>
        <Button size="small" onClick={() => window.print()}>
          {text.print}
        </Button>
        <Button size="small" variant="quiet" icon="globe" lang={other} onClick={() => setLanguage(other)}>
          {text.other}
        </Button>
        {receipt.gift && <ShareGift gift={receipt.gift} language={language} size="small" />}
      </div>
      <article className={cx('paper', styles.document)} lang={language} data-receipt="">
        <header className={styles.head}>
          <Logo height={32} />
          <p className="label">{text.label}</p>
        </header>
        <div className={styles.sum}>
          <h1>{text.title}</h1>
          <p className={styles.amount}>{formatPrice(receipt.amount, receipt.currency, language)}</p>
          <p className={styles.paid}>
            <strong>{text.paid}</strong> {shownTime(new Date(receipt.completedAt), language)} ({text.zone})
          </p>
        </div>
        <ReceiptFacts receipt={receipt} language={language} />
        {receipt.refunds.length > 0 && <ReceiptRefunds receipt={receipt} language={language} />}
        <ReceiptFoot receipt={receipt} text={text} />
      </article>
    </>
  );
}
