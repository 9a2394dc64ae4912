import { currencies } from '../../../contract/currencies';
import { dayMs } from '../../../contract/durations';
import type { DateField } from '../../../contract/fields';
import type { Language } from '../../../contract/languages';
import { formatNumber, formatPrice, numberFormat } from '../../../contract/money';
import { dayOf, midnightOf, vietnamZone } from '../../../contract/vietnamTime';

export { formatNumber, formatPrice } from '../../../contract/money';

/** Formats an amount with its currency; a gateway may name one that is not ours. */
export function formatMoney(amount: number, currency: string | null, language: Language): string {
  const known = currencies.find((one) => one === currency);
  if (known) return formatPrice(amount, known, language);
  return [formatNumber(amount, language), currency].filter(Boolean).join(' ');
}

/** Formats 0.125 as 12.5%: at most one decimal. */
export const formatShare = (share: number, language: Language): string =>
  numberFormat(language, { style: 'percent', maximumFractionDigits: 1 }).format(share);

/** Formats a time in Vietnam's time zone: 21/11/2026 05:50, or 5 Nov 2026 05:50 in English. */
export function formatDateTime(iso: string, locale: string): string {
  const english = locale === 'en';
  const format = new Intl.DateTimeFormat(english ? 'en-US' : 'vi-VN', {
    timeZone: vietnamZone,
    hourCycle: 'h23',
    day: english ? 'numeric' : '2-digit',
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

/** The full date and time in Vietnam's time zone, for a time that is shown to the minute. */
export const formatFullDateTime = (iso: string, language: Language): string =>
  new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : 'vi-VN', {
    timeZone: vietnamZone,
    dateStyle: 'full',
    timeStyle: 'medium',
  }).format(new Date(iso));

/** Formats a day in Vietnam, given as `2026-11-21`: 21/11/2026, or 5 Nov 2026 in English. */
export const formatDay = (day: string, language: Language): string =>
  formatDateTime(midnightOf(day).toISOString(), language).slice(0, -' 00:00'.length);

/** Formats the value of a date field: its day and time, or the day alone where readers see no more. */
export const formatDateOf = ({ isDay }: Pick<DateField, 'isDay'>, iso: string, language: Language): string =>
  isDay ? formatDay(dayOf(new Date(iso)), language) : formatDateTime(iso, language);

/** The weekday of a day in Vietnam: thứ Hai, Monday; in a table T2, Mon. */
export const formatWeekday = (day: string, language: Language, isShort = false): string =>
  new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : 'vi-VN', {
    timeZone: vietnamZone,
    weekday: isShort ? (language === 'en' ? 'short' : 'narrow') : 'long',
  }).format(midnightOf(day));

/** Whether a text is a time as responses and the history have it. */
export const isStoredTime = (text: string): boolean => /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(text);

const minute = 60_000;
/** Intl's "this minute" is what nobody says, in either language. */
const justNow = { vi: 'vừa xong', en: 'just now' };

/**
 * How long before `now` (in milliseconds) a time within the last 24 hours was, such as 5 phút trước; undefined for any
 * other.
 */
export function formatAgo(iso: string, now: number, language: Language): string | undefined {
  const passed = now - Date.parse(iso);
  if (passed < 0 || passed >= dayMs) return undefined;
  const minutes = Math.floor(passed / minute);
  if (minutes === 0) return justNow[language];
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  return minutes < 60 ? format.format(-minutes, 'minute') : format.format(-Math.floor(minutes / 60), 'hour');
}
