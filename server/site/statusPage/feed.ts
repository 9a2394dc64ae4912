import type { Language } from '../../../contract/languages';
import { type SiteStatus, statusPath } from '../../../contract/status';
import { dayAfter, dayOf, midnightOf } from '../../../contract/vietnamTime';
import { addressIn } from '../pageFacts';
import { escapeXml } from '../xml';
import { texts } from './page/texts';
import { type BadDay, badDays, dayIn } from './page/words';
import { statusFeedPath } from './paths';

/** A day's entry: its id is the day's place on the page, and it changes once, when the day is over. */
function entryOf(
  { day, lines }: BadDay,
  language: Language,
  { page, today }: { page: string; today: string },
) {
  const { components } = texts[language];
  const address = escapeXml(`${page}#${day}`);
  const sentences = lines.map(({ name, trouble }) => `${components[name].name}: ${trouble}.`);
  const title = `${dayIn(language, day)}: ${lines.map(({ name }) => components[name].name).join(', ')}`;
  return `<entry>
<id>${address}</id>
<title>${escapeXml(title)}</title>
<link rel="alternate" type="text/html" href="${address}"/>
<published>${midnightOf(day).toISOString()}</published>
<updated>${updatedOf(day, today)}</updated>
<content type="text">${escapeXml(sentences.join('\n'))}</content>
</entry>`;
}

const updatedOf = (day: string, today: string) =>
  midnightOf(day === today ? day : dayAfter(day)).toISOString();

/** The days on which something did not work as an Atom feed (RFC 4287), newest first. */
export function statusFeed(report: SiteStatus, language: Language, site: string): string {
  const days = badDays(report, language);
  const page = addressIn(site, statusPath, language);
  const [first] = days;
  const today = report.components[0]?.days.at(-1)?.day ?? dayOf(new Date(0));
  const updated = first ? updatedOf(first.day, today) : midnightOf('2026-01-01').toISOString();
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">
<id>${escapeXml(page)}</id>
<title>${escapeXml(texts[language].feedTitle)}</title>
<link rel="self" type="application/atom+xml" href="${escapeXml(addressIn(site, statusFeedPath, language))}"/>
<link rel="alternate" type="text/html" href="${escapeXml(page)}"/>
<author><name>Outline</name></author>
<updated>${updated}</updated>
${days.map((day) => entryOf(day, language, { page, today })).join('\n')}
</feed>
`;
}
