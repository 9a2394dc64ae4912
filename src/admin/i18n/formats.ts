/** The way numbers and times are written in a language of the client, whatever the browser's own is. */
const tagOf = (locale: string) => (locale === 'en' ? 'en-US' : 'vi-VN');

export const formatNumber = (value: number, locale: string, options?: Intl.NumberFormatOptions): string =>
  new Intl.NumberFormat(tagOf(locale), options).format(value);

/** 59.000 ₫ in Vietnamese, 59,000 VND in English (product.md section 9). */
export const formatPrice = (value: number, currency: string, locale: string): string =>
  `${formatNumber(value, locale)}\u00a0${currency === 'VND' && locale !== 'en' ? '₫' : currency}`;

/** 0.125 as 12.5%: at most one digit after the point. */
export const formatShare = (share: number, locale: string): string =>
  formatNumber(share, locale, { style: 'percent', maximumFractionDigits: 1 });

/** A time by the clock of Vietnam: 21/11/2026 05:50, or 21 Nov 2026 05:50 in English. */
export function formatMoment(iso: string, locale: string): string {
  const english = locale === 'en';
  const format = new Intl.DateTimeFormat(english ? 'en-GB' : 'vi-VN', {
    timeZone: 'Asia/Ho_Chi_Minh',
    day: '2-digit',
    month: english ? 'short' : '2-digit',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  });
  const part = Object.fromEntries(
    format.formatToParts(new Date(iso)).map(({ type, value }) => [type, value]),
  );
  const gap = english ? '\u00a0' : '/';
  return `${part.day}${gap}${part.month}${gap}${part.year} ${part.hour}:${part.minute}`;
}
