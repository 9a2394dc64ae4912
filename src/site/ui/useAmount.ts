import type { Wallet } from '../../../contract/ledger';
import { useTranslation } from '../../i18n/useTranslation';
import { formatNumber } from './formats';
import { useLanguage } from './useLanguage';

/** Returns a function that writes an amount of a wallet, diamonds unless named: 60 kim cương, 1 diamond. */
export function useAmount(): (amount: number, wallet?: Wallet) => string {
  const { t } = useTranslation();
  const language = useLanguage();
  return (count, wallet = 'diamonds') =>
    `${formatNumber(count, language)} ${t(`ui.unit.${wallet}`, { count })}`;
}
