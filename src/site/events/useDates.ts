import { lastDay } from '../../../contract/eventMonths';
import { type EventItem, eventKinds } from '../../../contract/eventsPage';
import { useTranslation } from '../../i18n/useTranslation';
import { formatDate } from '../ui/formats';
import { useLanguage } from '../ui/useLanguage';
import { clockIn, dayNumber, firstDay, isWholeDays, weekdayOf, weekdays } from './days';

/** How the page writes its days, months and times, in the reader's language. */
export function useDates() {
  const { t } = useTranslation();
  const language = useLanguage();
  const weekday = (day: string) => weekdays[weekdayOf(dayNumber(day))] ?? 'mon';
  const monthOf = (month: string, style: 'long' | 'short') =>
    language === 'vi'
      ? Number(month.slice(5, 7))
      : new Intl.DateTimeFormat('en-US', { month: style, timeZone: 'UTC' }).format(new Date(`${month}-01`));
  const dayOf = (day: string) => `${t(`events.weekday.${weekday(day)}`)}, ${formatDate(day, language)}`;
  const timeOn = (day: string, time: string) =>
    (language === 'vi'
      ? [clockIn(time), formatDate(day, language)]
      : [formatDate(day, language), clockIn(time)]
    ).join(', ');
  return {
    kindOf: ({ kind }: EventItem) => t(`events.kind.${eventKinds[kind] ?? eventKinds[0]}`),
    /** `Tháng 12, 2026` and `December 2026`. */
    monthName: (month: string) =>
      t('events.monthName', { month: monthOf(month, 'long'), year: month.slice(0, 4) }),
    monthShort: (month: string) => t('events.monthShort', { month: monthOf(month, 'short') }),
    weekdayShort: (day: string) => t(`events.weekdayShort.${weekday(day)}`),
    /** From when until when. */
    spanOf(event: EventItem): string {
      const [first, last] = [firstDay(event), lastDay(event)];
      if (first === last && isWholeDays(event)) return dayOf(first);
      if (isWholeDays(event)) return `${formatDate(first, language)} – ${formatDate(last, language)}`;
      const hours = `${clockIn(event.start)} – ${clockIn(event.end)}`;
      if (first === last)
        return language === 'vi' ? `${hours}, ${dayOf(first)}` : `${dayOf(first)}, ${hours}`;
      return `${timeOn(first, event.start)} – ${timeOn(event.end.slice(0, 10), event.end)}`;
    },
  };
}
