import type { Language } from '../../../../contract/languages';
import type { ComponentStatus, KnownState, SiteStatus, StatusDay } from '../../../../contract/status';
import { bar, mark } from './shapes';
import { texts } from './texts';
import { badDays, dayIn, shareIn, timeTag, troubleIn } from './words';

/** What a day's bar says while it is pointed at. */
function titleOf(language: Language, day: StatusDay): string {
  const trouble = troubleIn(language, day) || texts[language].states[day.state].toLowerCase();
  return `${dayIn(language, day.day)}: ${trouble}`;
}

/** 90 bars as one picture; its text is the share, and what went wrong stands below in words. */
function days({ days: all, uptime }: ComponentStatus, language: Language): string {
  const own = texts[language];
  const bars = all.map((day, at) => bar(day.state, 4 * at, titleOf(language, day))).join('');
  const share = uptime === null ? own.noUptime : own.uptime(shareIn(language, uptime));
  const shown = uptime === null ? own.noUptime : `<b>${shareIn(language, uptime)}</b>`;
  return `<div class="days"><svg class="bars" viewBox="0 0 ${4 * all.length - 1} 40" preserveAspectRatio="none" role="img" aria-label="${share}">${bars}</svg>
<p aria-hidden="true"><span>${own.past}</span><span>${shown}</span><span>${own.today}</span></p></div>`;
}

const stateOf = (state: KnownState, language: Language) =>
  `<span class="state ${state}">${mark(state)}${texts[language].states[state]}</span>`;

function part(component: ComponentStatus, language: Language): string {
  const { name, state, since } = component;
  const own = texts[language];
  const time = since ? `<small>${own.since(timeTag(language, since))}</small>` : '';
  return `<li class="part"><div class="what"><h3>${own.components[name].name}</h3><p class="about">${own.components[name].about}</p></div>
<div class="verdict">${stateOf(state, language)}${time}</div>
${days(component, language)}</li>`;
}

/** A line for each component: its state now, and its days. */
export const parts = ({ components }: SiteStatus, language: Language): string =>
  `<h2>${texts[language].parts}</h2><ul class="parts">${components.map((one) => part(one, language)).join('\n')}</ul>`;

const shown = ['operational', 'degraded', 'down', 'maintenance', 'unknown'] as const;

/** What the forms of bars mean. */
export const legend = (language: Language): string =>
  `<ul class="legend" aria-label="${texts[language].legend}">${shown
    .map(
      (state) =>
        `<li><svg class="bars" viewBox="0 0 3 40" preserveAspectRatio="none" aria-hidden="true">${bar(state, 0)}</svg>${texts[language].states[state]}</li>`,
    )
    .join('')}</ul>`;

/** The days on which something went wrong, in words. Announcements by staff will stand here, too. */
export function history(report: SiteStatus, language: Language): string {
  const own = texts[language];
  const bad = badDays(report, language).map(
    ({ day, lines }) =>
      `<section class="bad" id="${day}"><h3><time datetime="${day}">${dayIn(language, day)}</time></h3><ul>${lines
        .map(({ name, trouble }) => `<li><b>${own.components[name].name}</b>: ${trouble}</li>`)
        .join('')}</ul></section>`,
  );
  return `<h2>${own.history} <small>${own.historyNote}</small></h2>
${bad.length > 0 ? bad.join('\n') : `<p class="quiet">${own.noHistory}</p>`}`;
}
