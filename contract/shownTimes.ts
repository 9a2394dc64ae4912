import type { Language } from './languages';
import { timeOf, vietnamZone } from './vietnamTime';

// For documents, mails and messages, which are read away from a page or elsewhere than they were written. A day of two numbers
// alone would be another one to half of those who read English.

/** The day in Vietnam of a moment: 05/07/2025 and 5 Jul 2025 (requirement G-12). */
export const shownDay = (moment: Date, language: Language): string =>
  new Intl.DateTimeFormat('en-GB', {
    timeZone: vietnamZone,
    day: language === 'vi' ? '2-digit' : 'numeric',
    month: language === 'vi' ? '2-digit' : 'short',
    year: 'numeric',
  }).format(moment);

/** A moment by Vietnam's clock: 14:05, 05/07/2025 and 5 Jul 2025, 14:05. */
export function shownTime(moment: Date, language: Language): string {
  const day = shownDay(moment, language);
  return language === 'vi' ? `${timeOf(moment)}, ${day}` : `${day}, ${timeOf(moment)}`;
}
