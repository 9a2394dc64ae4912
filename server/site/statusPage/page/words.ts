import { hourSeconds } from '../../../../contract/durations';
import type { Language } from '../../../../contract/languages';
import { shownDay } from '../../../../contract/shownTimes';
import type { ComponentStatus, SiteStatus, StatusDay } from '../../../../contract/status';
import { dayOf, midnightOf, timeOf } from '../../../../contract/vietnamTime';
import { escapeHtml } from '../../../platform/html';
import { texts } from './texts';

/** A day in Vietnam: `26/11/2026`, `26 Nov 2026`. */
export const dayIn = (language: Language, day: string): string => shownDay(midnightOf(day), language);

/** A moment by Vietnam's clock. */
function momentIn(language: Language, moment: string): string {
  const at = new Date(moment);
  const day = dayIn(language, dayOf(at));
  return language === 'vi' ? `${timeOf(at)} ngày ${day}` : `${timeOf(at)} on ${day}`;
}

/** The same, for programs too. */
export const timeTag = (language: Language, moment: string): string =>
  `<time datetime="${escapeHtml(moment)}">${momentIn(language, moment)}</time>`;

/** A share in per cent, rounded down: what was not up all the time is never 100. */
export const shareIn = (language: Language, share: number): string =>
  `${(Math.floor(share * 10_000) / 100).toLocaleString(language, { maximumFractionDigits: 2 })}%`;

const units = { vi: ['giờ', 'phút', 'giây'], en: ['h', 'min', 's'] } as const;

/** A time in its two largest units: `1 giờ 5 phút`. */
function timeIn(language: Language, seconds: number): string {
  const parts = [Math.floor(seconds / hourSeconds), Math.floor(seconds / 60) % 60, seconds % 60];
  const first = parts.findIndex((part) => part > 0);
  const shown = parts
    .map((part, at) => `${part} ${units[language][at]}`)
    .filter((_, at) => (parts[at] ?? 0) > 0 && at <= first + 1);
  return shown.join(' ');
}

/** What went wrong on a day, such as `ngừng hoạt động 12 phút, trục trặc 40 giây`; empty for nothing. */
export function troubleIn(language: Language, { down, degraded }: StatusDay): string {
  const { inState } = texts[language];
  return [
    ...(down > 0 ? [inState.down(timeIn(language, down))] : []),
    ...(degraded > 0 ? [inState.degraded(timeIn(language, degraded))] : []),
  ].join(', ');
}

export interface BadDay {
  day: string;
  /** What was wrong, a line for each component. */
  lines: Array<{ name: ComponentStatus['name']; trouble: string }>;
}

/** The days on which something did not work, newest first. */
export function badDays({ components }: SiteStatus, language: Language): BadDay[] {
  const days = components[0]?.days.map(({ day }) => day) ?? [];
  return days
    .map((day, at) => ({
      day,
      lines: components.flatMap(({ name, days: own }) => {
        const one = own[at];
        const trouble = one ? troubleIn(language, one) : '';
        return trouble ? [{ name, trouble }] : [];
      }),
    }))
    .filter(({ lines }) => lines.length > 0)
    .toReversed();
}
