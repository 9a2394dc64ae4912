import { useTranslate } from 'react-admin';
import { daySeconds, hourSeconds } from '../../../../contract/durations';
import { formatMoney, formatNumber } from '../../i18n/formats';
import { useLanguage } from '../../i18n/useLanguage';
import '../../i18n/transactions';
import '../../i18n/money';

/** Functions that format amounts, durations and names in the reader's language. */
export function useTexts() {
  const translate = useTranslate();
  const language = useLanguage();
  const money = (amount: number, currency: string): string => formatMoney(amount, currency, language);
  const number = (value: number): string => formatNumber(value, language);
  /** The two largest units of a duration in seconds. */
  const duration = (seconds: number): string => {
    const [d, h, m, s] = [
      Math.floor(seconds / daySeconds),
      Math.floor(seconds / hourSeconds) % 24,
      Math.floor(seconds / 60) % 60,
      seconds % 60,
    ];
    const key = d > 0 ? 'd' : h > 0 ? 'h' : m > 0 ? 'm' : 's';
    return translate(`transactions.time.${key}`, { d, h, m, s });
  };
  /** A text from one of the lists of `transactions`; an unknown name is shown as is. */
  const word = (list: string, name: string): string => translate(`transactions.${list}.${name}`, { _: name });
  /** An amount of a wallet with its unit: 8.000 kim cương. */
  const ofWallet = (amount: number, wallet: string): string =>
    `${number(amount)} ${word('wallet', wallet).toLowerCase()}`;
  return { translate, language, money, number, duration, word, ofWallet };
}
