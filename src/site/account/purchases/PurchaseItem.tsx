import { gatewayNames } from '../../../../contract/gateways';
import { textIn } from '../../../../contract/localized';
import { paymentNumber } from '../../../../contract/paymentNumber';
import type { Purchase } from '../../../../contract/purchases';
import { useTranslation } from '../../../i18n/useTranslation';
import { paths } from '../../../paths';
import { giftPath } from '../../receipt/giftPath';
import { receiptPath } from '../../receipt/receiptPath';
import { ShareGift } from '../../receipt/ShareGift';
import { MoneyNote } from '../../shop/payment/panel/MoneyNote';
import { PurchaseLink, PurchaseView } from '../../shop/payment/purchases/PurchaseView';
import { moneyOf } from '../../shop/payment/state/reportedMoney';
import { Alert } from '../../ui/Alert';
import { formatDateTime, formatNumber, formatPrice } from '../../ui/formats';
import { useAmount } from '../../ui/useAmount';
import { useLanguage } from '../../ui/useLanguage';
import styles from './PurchaseItem.module.css';

/** A purchase that the account paid for or received, with everything that it may know of it. */
export function PurchaseItem({ purchase }: { purchase: Purchase }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const amount = useAmount();
  const {
    id,
    status,
    createdAt: at,
    diamonds,
    repaid,
    recipient,
    isReceived,
    paid,
    receiptKey,
    gift,
  } = purchase;
  const what = textIn({ name: purchase.packageName, nameEn: purchase.packageNameEn }, 'name', language);
  const when = formatDateTime(at, language);
  const number = (value: number) => formatNumber(value, language);
  const known = gatewayNames.find((name) => name === paid?.gateway);
  const facts = [
    amount(diamonds),
    paid && formatPrice(paid.amount, paid.currency, language),
    paid && (known ? t(`packages.ways.${known}`) : paid.gateway),
    paid?.code && t('account.purchases.code', { code: paid.code }),
    !isReceived &&
      (recipient ? t('account.purchases.recipient', { name: recipient }) : t('account.purchases.gone')),
    t('account.purchases.number', { number: paymentNumber(id) }),
  ];
  const link = (to: string, text: string) => <PurchaseLink to={to} text={text} what={what} when={when} />;
  return (
    <PurchaseView
      status={status}
      what={what}
      at={at}
      facts={facts}
      notes={<Notes purchase={purchase} repaid={repaid && number(repaid)} />}
    >
      {paid?.resumeUntil && link(`${paths.shop}?payment=${id}`, t('account.purchases.resume'))}
      {isReceived && gift && link(giftPath(gift), t('account.purchases.openGift'))}
      {receiptKey && link(receiptPath(id, receiptKey), t('account.purchases.receipt'))}
    </PurchaseView>
  );
}

/** Who gave it, what repaid a debt, and where the money is that did not become diamonds. */
function Notes({ purchase, repaid }: { purchase: Purchase; repaid: string | 0 | undefined }) {
  const { t } = useTranslation();
  const { status, giver, isReceived, paid, held, gift, takenBack } = purchase;
  const language = useLanguage();
  const amount = useAmount();
  return (
    <>
      {giver && (
        <p className={styles.gift}>
          <span>
            {t(isReceived ? 'account.purchases.from' : 'account.purchases.as', { name: giver.name })}
          </span>
          {giver.message && <q>{giver.message}</q>}
        </p>
      )}
      {repaid && <p className={styles.note}>{t('account.purchases.repaid', { amount: repaid })}</p>}
      {!isReceived && gift && <ShareGift gift={gift} language={language} size="small" />}
      {paid && (
        <MoneyNote status={status} money={moneyOf({ status, ...paid, held: held?.amount, takenBack })} />
      )}
      {paid?.refunding && (
        <Alert tone="info">
          {t('account.purchases.refunding', {
            amount: formatPrice(paid.refunding, paid.currency, language),
          })}
        </Alert>
      )}
      {!paid && takenBack && (
        <Alert tone="info">{t('payment.money.takenBack', { amount: amount(takenBack) })}</Alert>
      )}
      {!paid && held && <Held held={held} />}
    </>
  );
}

/** What is held of a purchase, for its recipient, who has not paid. */
function Held({ held: { amount, currency } }: { held: NonNullable<Purchase['held']> }) {
  const { t } = useTranslation();
  const price = formatPrice(amount, currency, useLanguage());
  const text = t(`account.purchases.${amount > 0 ? 'held' : 'heldOther'}`, { amount: price });
  return <Alert tone="warn">{text}</Alert>;
}
