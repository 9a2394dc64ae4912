import type { Language } from '../../../contract/languages';

/** A month `YYYY-MM` in words: tháng 10/2026, October 2026. */
export function monthText(month: string, language: Language): string {
  const [year, number] = month.split('-');
  if (language === 'vi') return `tháng ${number}/${year}`;
  const format = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return format.format(new Date(`${month}-01T00:00:00Z`));
}
