import type { Wallet } from '../../../contract/ledger';
import { useTranslation } from '../../i18n/useTranslation';
import { formatNumber } from '../ui/formats';
import { useLanguage } from '../ui/useLanguage';

/** Returns a function that writes an amount of a wallet in words: 60 kim cương. */
export function useAmount(): (amount: number, wallet: Wallet) => string {
  const { t } = useTranslation();
  const language = useLanguage();
  return (amount, wallet) =>
    t(`wardrobe.amount.${wallet}`, { count: amount, amount: formatNumber(amount, language) });
}
