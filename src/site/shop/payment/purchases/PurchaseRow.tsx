import { useQuery } from '@tanstack/react-query';
import { getPaymentStatus } from '../../../../../contract/calls/payments';
import { textIn } from '../../../../../contract/localized';
import { paymentNumber } from '../../../../../contract/paymentNumber';
import { call } from '../../../../api/call';
import { useTranslation } from '../../../../i18n/useTranslation';
import { paths } from '../../../../paths';
import { receiptPath } from '../../../receipt/receiptPath';
import { formatDateTime, formatPrice } from '../../../ui/formats';
import { useAmount } from '../../../ui/useAmount';
import { useLanguage } from '../../../ui/useLanguage';
import { MoneyNote } from '../panel/MoneyNote';
import { moneyOf } from '../state/reportedMoney';
import { PurchaseLink, PurchaseView } from './PurchaseView';
import type { Purchase } from './purchases';

/** A purchase: what, how much, when and for whom, its state and money, and the receipt or the result if there is one. */
export function PurchaseRow({ purchase }: { purchase: Purchase }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const amountOf = useAmount();
  const { id, diamonds, amount, currency = 'VND', recipient, receiptKey } = purchase;
  // One whose result was never seen here may have ended since, and a completed one may have been refunded.
  const { data } = useQuery({
    queryKey: ['site', 'paymentStatus', id],
    queryFn: ({ signal }) => call(getPaymentStatus, { params: { transactionId: id } }, signal),
    enabled: ['PENDING', 'COMPLETED'].includes(purchase.status),
    retry: false,
  });
  const status = data?.status ?? purchase.status;
  const key = receiptKey ?? data?.receiptKey;
  const at = new Date(purchase.at).toISOString();
  const known = textIn(purchase, 'name', language);
  const what = known.text ? known : { text: t('account.purchases.plain'), lang: language };
  const when = formatDateTime(at, language);
  const facts = [
    diamonds && amountOf(diamonds),
    amount !== undefined && formatPrice(amount, currency, language),
    t('account.purchases.recipient', { name: recipient }),
    t('account.purchases.number', { number: paymentNumber(id) }),
  ];
  const link = (to: string, text: string) => <PurchaseLink to={to} text={text} what={what} when={when} />;
  return (
    <PurchaseView
      status={status}
      what={what}
      at={at}
      facts={facts}
      notes={data && <MoneyNote status={status} money={moneyOf(data)} />}
    >
      {link(
        `${paths.shop}?payment=${id}`,
        t(`account.purchases.${status === 'PENDING' ? 'result' : 'open'}`),
      )}
      {status === 'COMPLETED' && key && link(receiptPath(id, key), t('account.purchases.receipt'))}
    </PurchaseView>
  );
}
