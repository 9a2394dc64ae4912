import { dayMs, hourMs } from '../../../contract/durations';
import type { Language } from '../../../contract/languages';

const minute = 60_000;
const units = [
  ['day', dayMs],
  ['hour', hourMs],
  ['minute', minute],
] as const;

/** The time until a moment in its two largest units, at least a minute: `16 ngày 4 giờ`, `1 hour 5 minutes`. */
export function timeUntil(moment: string, now: number, language: Language): string {
  let rest = Math.max(minute, Math.ceil((Date.parse(moment) - now) / minute) * minute);
  const first = units.findIndex(([, length]) => rest >= length);
  return units
    .slice(first, first + 2)
    .map(([unit, length]) => {
      const count = Math.floor(rest / length);
      rest -= count * length;
      const format = new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' });
      return count > 0 ? format.format(count) : '';
    })
    .filter(Boolean)
    .join(' ');
}
