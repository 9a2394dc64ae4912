import type { ReactNode } from 'react';
import { gatewayNames } from '../../../contract/gateways';
import type { Language } from '../../../contract/languages';
import { paymentNumber } from '../../../contract/paymentNumber';
import type { Receipt } from '../../../contract/receipts';
import { copyText } from '../../session/copyText';
import { formatNumber } from '../ui/formats';
import { Icon } from '../ui/Icon';
import { announce } from '../ui/LiveRegion';
import styles from './ReceiptDocument.module.css';
import { receiptTexts } from './receiptTexts';

interface Props {
  receipt: Receipt;
  language: Language;
}

/** What was paid, how, and what for whom. */
export function ReceiptFacts({ receipt, language }: Props) {
  const text = receiptTexts[language];
  const { diamonds, bonusDiamonds, offer, repaid, gateway, references, recipient } = receipt;
  const number = (value: number) => formatNumber(value, language);
  const known = gatewayNames.find((name) => name === gateway);
  return (
    <dl className={styles.facts}>
      <Fact name={text.number}>
        <ReceiptNumber number={paymentNumber(receipt.id)} language={language} />
      </Fact>
      <Fact name={text.method}>{known ? text.gateways[known] : gateway}</Fact>
      {references.length > 0 && (
        <Fact name={text.references}>
          {references.map((reference) => (
            <span key={reference} className={styles.line}>
              {reference}
            </span>
          ))}
        </Fact>
      )}
      <Fact name={text.pack}>{receipt.packageName}</Fact>
      <Fact name={text.diamonds}>
        {number(diamonds + bonusDiamonds)}
        {bonusDiamonds > 0 && (
          <span className={styles.more}>{text.bonus(number(diamonds), number(bonusDiamonds))}</span>
        )}
        {offer && <span className={styles.more}>{text.code(offer.code, number(offer.bonus))}</span>}
        {repaid > 0 && <span className={styles.more}>{text.repaid(number(repaid))}</span>}
      </Fact>
      <Fact name={text.recipient}>
        {recipient.userName}
        <span className={styles.more}>{recipient.email}</span>
      </Fact>
    </dl>
  );
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

function ReceiptNumber({ number, language }: { number: string; language: Language }) {
  const text = receiptTexts[language];
  const copy = async () => {
    try {
      await copyText(number);
      announce(text.copied);
    } catch {
      announce(text.copyFailed);
    }
  };
  return (
    <span className={styles.id}>
      <span>{number}</span>
      <button type="button" aria-label={text.copy} onClick={() => void copy()}>
        <Icon name="copy" size={20} />
      </button>
    </span>
  );
}
