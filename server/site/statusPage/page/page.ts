import { logo } from '../../../../art/logo';
import { addressOf } from '../../../../contract/addresses';
import { getSiteStatus } from '../../../../contract/calls/service';
import type { Language } from '../../../../contract/languages';
import { type SiteStatus, statusPath } from '../../../../contract/status';
import { isLocal, link } from '../../pageAddresses';
import { addressIn } from '../../pageFacts';
import { commonHead, pageHead } from '../../pageHead';
import { statusFeedPath } from '../paths';
import { history, legend, parts } from './parts';
import { mark } from './shapes';
import { style } from './style';
import { texts } from './texts';
import { timeTag } from './words';

/** The built site around the page. */
export interface Around {
  /** Its public address. */
  site: string;
  /** The style sheet of its fonts. */
  fonts: string;
}

const drawnLogo = `<svg class="logo" viewBox="0 0 188 32" aria-hidden="true"><path class="o" pathLength="100" d="${logo.o}"/><path d="${logo.letters}"/></svg>`;

const head = (language: Language, { site, fonts }: Around): string => {
  const { title, description } = texts[language];
  const facts = { path: statusPath, language, title, description, image: '/og.png' };
  return [
    ...pageHead(isLocal(site) ? '' : site, facts),
    ...commonHead(language),
    link('icon', '/favicon.svg', ' type="image/svg+xml"'),
    link('alternate', addressIn('', statusFeedPath, language), ' type="application/atom+xml"'),
    `<style>${fonts}${style}</style>`,
  ].join('\n');
};

/** What is known of the whole, in a sentence, and what is not. */
function now({ state, checkedAt, isStale, databaseAwaySince }: SiteStatus, language: Language): string {
  const own = texts[language];
  const checked = checkedAt ? own.checked(timeTag(language, checkedAt)) : '';
  const unsure = databaseAwaySince ? own.gap : own.stale;
  const notices = [
    ...(databaseAwaySince ? [own.away(timeTag(language, databaseAwaySince))] : []),
    ...(isStale ? [checkedAt ? unsure(timeTag(language, checkedAt)) : own.never] : []),
  ];
  return `<div class="now ${state}">${mark(state)}<strong>${own.overall[state]}</strong><p>${checked}</p></div>
${notices.length > 0 ? `<p class="notice">${notices.join(' ')}</p>` : ''}`;
}

/** The status page: whole by itself, without scripts, files or the database, so that it can be read when nothing else works. */
export function statusPage(report: SiteStatus, language: Language, around: Around): string {
  const own = texts[language];
  const other = language === 'vi' ? 'en' : 'vi';
  const to = (path: string, of = language) => addressIn('', path, of) || '/';
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
${head(language, around)}</head>
<body><header><div class="wide"><a href="${to('/')}" aria-label="${own.home}">${drawnLogo}</a>
<a href="${to(statusPath, other)}" hreflang="${other}" lang="${other}">${own.otherLanguage}</a></div></header>
<main class="wide"><h1>${own.heading}</h1>
${now(report, language)}
${parts(report, language)}
${legend(language)}
${history(report, language)}</main>
<footer><div class="wide"><p>${own.how} ${own.zone}</p>
<ul><li><a href="${to(statusFeedPath)}">${own.atom}</a></li><li><a href="${addressOf(getSiteStatus)}">${own.machines}</a></li><li><a href="${to('/support')}">${own.help}</a></li></ul></div></footer></body></html>`;
}
