import { wallClockOf } from '../../../contract/vietnamTime';

/** A moment by Vietnam's clock as 22/11/2026 13:05, which both languages read alike. */
export function shownTime(moment: Date): string {
  const [day = '', time = ''] = wallClockOf(moment).split(' ');
  return `${day.split('-').reverse().join('/')} ${time.slice(0, 5)}`;
}
