import { useTranslate } from 'react-admin';
import { formatMoney, formatNumber } from './formats';
import { useLanguage } from './useLanguage';

/** Translation, and amounts and numbers, in the reader's language. */
export function useFormats() {
  const translate = useTranslate();
  const language = useLanguage();
  return {
    translate,
    language,
    money: (amount: number, currency: string): string => formatMoney(amount, currency, language),
    number: (value: number): string => formatNumber(value, language),
  };
}
