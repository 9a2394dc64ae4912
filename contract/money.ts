import type { Currency } from './currencies';
import type { Language } from './languages';

const locale = { vi: 'vi-VN', en: 'en-US' } as const;
const made = new Map<string, Intl.NumberFormat>();

/** Cached: creating one takes 10 ms on a slow phone and pages reuse the same few. */
export function numberFormat(language: Language, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat {
  const key = language + JSON.stringify(options);
  const format = made.get(key) ?? new Intl.NumberFormat(locale[language], options);
  made.set(key, format);
  return format;
}

/** A number with the separators of the site's language rather than the browser's; never abbreviated. */
export const formatNumber = (value: number, language: Language): string =>
  numberFormat(language).format(value);

/**
 * A price in the language's notation: `59.000 ₫` and `59,000 VND`, `2,50 US$` and `$2.50`, with a no-break space
 * (requirement G-11; Intl prints ₫59,000 for English).
 */
export function formatPrice(amount: number, currency: Currency, language: Language): string {
  if (currency === 'VND' && language === 'en') return `${formatNumber(amount, 'en')}\u00A0VND`;
  return numberFormat(language, { style: 'currency', currency }).format(amount);
}
