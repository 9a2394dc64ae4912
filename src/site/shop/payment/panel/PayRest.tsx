import { useTranslation } from '../../../../i18n/useTranslation';
import { Button } from '../../../ui/Button';
import { formatPrice } from '../../../ui/formats';
import { useLanguage } from '../../../ui/useLanguage';
import type { ReportedMoney } from '../state/reportedMoney';

interface Props {
  money: ReportedMoney | undefined;
  isBusy?: boolean;
  onOpen: () => void;
}

/** The button that opens the page for the missing part of a payment; nothing when nothing is missing. */
export function PayRest({ money, isBusy = false, onOpen }: Props) {
  const { t } = useTranslation();
  const language = useLanguage();
  if (money?.missing === undefined) return null;
  const missing = formatPrice(money.missing, money.currency ?? 'VND', language);
  return (
    <Button variant="primary" icon="external" aria-busy={isBusy} onClick={onOpen}>
      {t('payment.money.payRest', { missing })} <span className="visually-hidden">{t('ui.newTab')}</span>
    </Button>
  );
}
