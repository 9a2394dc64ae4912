import type { LocalizedText } from '../../../contract/languages';
import { localized, plural } from './localized';

/** A waiting time, rounded up, for the end of a sentence: "3 phút", "3 minutes". */
export function waitOf(seconds: number): LocalizedText {
  const whole = Math.max(1, Math.ceil(seconds));
  if (whole <= 90) return localized(`${whole} giây`, plural(whole, 'second'));
  const minutes = Math.ceil(whole / 60);
  if (minutes <= 90) return localized(`${minutes} phút`, plural(minutes, 'minute'));
  const hours = Math.ceil(minutes / 60);
  return localized(`${hours} giờ`, plural(hours, 'hour'));
}
