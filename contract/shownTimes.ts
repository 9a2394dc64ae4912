import type { Language } from './languages';
import { dayOf, timeOf, vietnamZone } from './vietnamTime';

// For documents, mails and messages, which are read away from a page or elsewhere than they were written. A day of two numbers
// alone would be another one to half of those who read English.

/** The day in Vietnam of a moment: 05/07/2025 and 5 Jul 2025 (requirement G-12). */
export function shownDay(moment: Date, language: Language): string {
  const [year = '', month = '', day = ''] = dayOf(moment).split('-');
  if (language === 'vi') return `${day}/${month}/${year}`;
  // Not en-GB, which has the day first but four letters for September.
  const name = moment.toLocaleString('en-US', { timeZone: vietnamZone, month: 'short' });
  return `${Number(day)} ${name} ${year}`;
}

/** A moment by Vietnam's clock: 14:05, 05/07/2025 and 5 Jul 2025, 14:05. */
export function shownTime(moment: Date, language: Language): string {
  const day = shownDay(moment, language);
  return language === 'vi' ? `${timeOf(moment)}, ${day}` : `${day}, ${timeOf(moment)}`;
}
