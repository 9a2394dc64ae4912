import type { PaymentStatus } from '../../../../../contract/payments';
import { useTranslation } from '../../../../i18n/useTranslation';
import { Alert } from '../../../ui/Alert';
import { formatPrice } from '../../../ui/formats';
import { useAmount } from '../../../ui/useAmount';
import { useLanguage } from '../../../ui/useLanguage';
import type { ReportedMoney } from '../state/reportedMoney';
import { moneySentences } from './moneySentences';

/** What has arrived for a payment, what is missing or held, and what happens to it. */
export function MoneyNote({ status, money }: { status: PaymentStatus; money: ReportedMoney | undefined }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const amountOf = useAmount();
  if (!money) return null;
  const { currency = 'VND', takenBack } = money;
  const sentences = moneySentences(status, money).map(({ key, amounts }) => {
    const shown = Object.entries(amounts).map(([name, amount]) => [
      name,
      formatPrice(amount, currency, language),
    ]);
    return t(`payment.money.${key}`, Object.fromEntries(shown));
  });
  if (takenBack) sentences.push(t('payment.money.takenBack', { amount: amountOf(takenBack) }));
  const isOnlyBack = money.missing === undefined && money.held === undefined;
  return (
    <Alert tone={isOnlyBack ? 'info' : 'warn'}>
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </Alert>
  );
}
