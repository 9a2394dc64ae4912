import type { Language } from '../../../contract/languages';
import { numberFormat } from '../../../contract/money';

export { formatNumber, formatPrice } from '../../../contract/money';

/** A duration as minutes and seconds: 14:05. */
export function formatClock(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  return `${String(Math.floor(seconds / 60)).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}`;
}

/** Formats a day, given as `2025-07-05`: 05/07/2025 and 5 Jul 2025 (requirement G-12); `shownDay` formats that of a moment. */
export const formatDate = (day: string, language: Language): string =>
  dateOf(new Date(`${day}T00:00:00`), language);

/** Formats date and time on the visitor's clock: 14:05, 05/07/2025 and 5 Jul 2025, 14:05. */
export function formatDateTime(iso: string, language: Language): string {
  const at = new Date(iso);
  const time = `${two(at.getHours())}:${two(at.getMinutes())}`;
  const date = dateOf(at, language);
  return language === 'vi' ? `${time}, ${date}` : `${date}, ${time}`;
}

const two = (value: number) => String(value).padStart(2, '0');

function dateOf(date: Date, language: Language): string {
  if (language === 'vi') return `${two(date.getDate())}/${two(date.getMonth() + 1)}/${date.getFullYear()}`;
  // As contract/shownTimes.ts: en-GB has four letters for September.
  return `${date.getDate()} ${date.toLocaleString('en-US', { month: 'short' })} ${date.getFullYear()}`;
}

/** A file size with a suitable unit: `1,2 MB` and `1.2 MB`. */
export function formatBytes(bytes: number, language: Language): string {
  const units = ['B', 'kB', 'MB', 'GB'];
  const step = Math.min(3, Math.floor(Math.log10(Math.max(1, bytes)) / 3));
  const value = numberFormat(language, { maximumFractionDigits: step === 0 ? 0 : 1 });
  return `${value.format(bytes / 1000 ** step)}\u00A0${units[step]}`;
}
