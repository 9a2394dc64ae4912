import { isCurrency } from '../../../../contract/currencies';
import { daySeconds, hourSeconds } from '../../../../contract/durations';
import { useFormats } from '../../i18n/useFormats';
import '../../i18n/transactions';
import '../../i18n/money';

/** Functions that format amounts, durations and names in the reader's language. */
export function useTexts() {
  const formats = useFormats();
  const { translate, money, number } = formats;
  /** The two largest units of a duration in seconds; the second one only if it is not zero. */
  const duration = (seconds: number): string => {
    const units = [
      ['d', Math.floor(seconds / daySeconds)],
      ['h', Math.floor(seconds / hourSeconds) % 24],
      ['m', Math.floor(seconds / 60) % 60],
      ['s', seconds % 60],
    ] as const;
    const first = units.findIndex(([unit, count]) => count > 0 || unit === 's');
    return units
      .slice(first, first + 2)
      .filter(([, count], index) => index === 0 || count > 0)
      .map(([unit, count]) => translate(`transactions.time.${unit}`, { count }))
      .join(' ');
  };
  /** A text from one of the lists of `transactions`; an unknown name is shown as is. */
  const word = (list: string, name: string): string => translate(`transactions.${list}.${name}`, { _: name });
  /** An amount of a wallet with its unit: 8.000 kim cương. */
  const ofWallet = (amount: number, wallet: string): string =>
    `${number(amount)} ${word('wallet', wallet).toLowerCase()}`;
  /** An amount of money, or of the wallet of a grant. */
  const sum = (amount: number, currency: string): string =>
    isCurrency(currency) ? money(amount, currency) : ofWallet(amount, currency);
  return { ...formats, duration, word, ofWallet, sum };
}
