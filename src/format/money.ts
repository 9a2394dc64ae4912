import type { Currency } from '../../contract/currencies';
import type { Language } from '../../contract/languages';

const locale = { vi: 'vi-VN', en: 'en-US' } as const;
const made = new Map<string, Intl.NumberFormat>();

/** Kept, as making one takes a slow phone 10 ms and a page wants the same ones over and over. */
export function numberFormat(language: Language, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat {
  const key = language + JSON.stringify(options);
  const format = made.get(key) ?? new Intl.NumberFormat(locale[language], options);
  made.set(key, format);
  return format;
}

/** A number with the language's separators, whatever the browser's own are; never shortened. */
export const formatNumber = (value: number, language: Language): string =>
  numberFormat(language).format(value);

/**
 * A price as people of the language read it: `59.000 ₫` and `59,000 VND`, `2,50 US$` and `$2.50`; separated by a no-break
 * space (requirement G-11; Intl prints ₫59,000 for English).
 */
export function formatPrice(amount: number, currency: Currency, language: Language): string {
  if (currency === 'VND' && language === 'en') return `${formatNumber(amount, 'en')}\u00A0VND`;
  return numberFormat(language, { style: 'currency', currency }).format(amount);
}
