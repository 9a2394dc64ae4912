import { paymentNumber } from '../../../contract/paymentNumber';
import type { Receipt } from '../../../contract/receipts';
import { paths } from '../../paths';
import { mailto } from '../ui/mailto';
import styles from './ReceiptDocument.module.css';
import type { receiptTexts } from './receiptTexts';

interface Props {
  receipt: Receipt;
  text: (typeof receiptTexts)['vi'];
}

/** The title block of the sheet: who sold it, and how to complain. */
export function ReceiptFoot({ receipt: { id, seller, supportEmail, gateway }, text }: Props) {
  const href = supportEmail ? mailto(supportEmail, text.subject(paymentNumber(id))) : `${paths.shop}#notes`;
  return (
    <footer className={styles.foot}>
      <div>
        <h2 className="label">{text.seller}</h2>
        {seller ? (
          <>
            <p>
              <strong>{seller.name}</strong>
            </p>
            <p>{seller.address}</p>
          </>
        ) : (
          <p>{text.noSeller}</p>
        )}
      </div>
      <div>
        <h2 className="label">{text.help}</h2>
        <p>
          {supportEmail ? text.write : text.read}{' '}
          <a className="link" href={href}>
            {supportEmail ?? text.notes}
          </a>
        </p>
      </div>
      <p className={styles.fine}>{gateway === 'sandbox' ? text.test : text.notInvoice}</p>
    </footer>
  );
}
