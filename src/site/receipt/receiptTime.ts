import type { Language } from '../../../contract/languages';
import { vietnamZone } from '../../../contract/vietnamTime';

/** Formats a day in Vietnam, wherever the document is read: 05/07/2025 and 5 Jul 2025. */
export const receiptDay = (iso: string, language: Language): string =>
  new Intl.DateTimeFormat('en-GB', {
    timeZone: vietnamZone,
    day: language === 'vi' ? '2-digit' : 'numeric',
    month: language === 'vi' ? '2-digit' : 'short',
    year: 'numeric',
  }).format(new Date(iso));

/** Formats a time in Vietnam: 14:05, 05/07/2025 and 5 Jul 2025, 14:05. */
export function receiptTime(iso: string, language: Language): string {
  const format = { timeZone: vietnamZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  const time = new Intl.DateTimeFormat('en-GB', format).format(new Date(iso));
  const day = receiptDay(iso, language);
  return language === 'vi' ? `${time}, ${day}` : `${day}, ${time}`;
}
