import type { Language } from '../../../contract/languages';
import { vietnamZone } from '../../../contract/vietnamTime';
import { numberFormat } from '../../format/money';

export { formatNumber, formatPrice } from '../../format/money';

/** 0.125 as 12.5%: at most one decimal. */
export const formatShare = (share: number, language: Language): string =>
  numberFormat(language, { style: 'percent', maximumFractionDigits: 1 }).format(share);

/** A time in Vietnam's time zone: 21/11/2026 05:50, or 21 Nov 2026 05:50 in English. */
export function formatMoment(iso: string, locale: string): string {
  const english = locale === 'en';
  const format = new Intl.DateTimeFormat(english ? 'en-GB' : 'vi-VN', {
    timeZone: vietnamZone,
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
