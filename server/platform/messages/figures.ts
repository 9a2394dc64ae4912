import { longestPeriod } from '../../../contract/staffLimits';
import { localized, plural } from './localized';

export const figureMessages = {
  day: localized(
    'Hãy nhập một ngày có thật, dạng 2026-11-22.',
    'Enter a day that exists, such as 2026-11-22.',
  ),
  order: localized('Ngày cuối phải từ ngày đầu trở đi.', 'The last day cannot be before the first.'),
  longest: localized(`Tối đa ${longestPeriod} ngày.`, `At most ${plural(longestPeriod, 'day')}.`),
  future: localized('Ngày này chưa đến.', 'This day has not come yet.'),
} as const;
