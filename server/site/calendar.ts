import { calendarName, type EventItem, eventFile, eventKinds } from '../../contract/eventsPage';
import { type Language, languages } from '../../contract/languages';
import { isExternal } from '../../contract/link';
import { inLanguage, type TextPair } from '../../contract/texts';
import { vietnamUtcOffset, vietnamZone } from '../../contract/vietnamTime';
import type { ReadContent } from './currentContent';
import { icsDateTime, icsFile, icsText, icsUri } from './ics';
import { addressIn } from './pageFacts';

const calendarTitle: TextPair = ['Sự kiện Outline', 'Outline events'];
const kinds: Record<(typeof eventKinds)[number], TextPair> = {
  tournament: ['Giải đấu', 'Tournament'],
  season: ['Mùa giải', 'Season'],
  bonus: ['Nhân thưởng', 'Bonus'],
  community: ['Cộng đồng', 'Community'],
};

/** What follows the Vietnamese address in an event's identifier; it is the same on every host, and for ever. */
const identity = '@events.outline';

const offset = vietnamUtcOffset.replace(':', '');
/** Vietnam has had one offset since 1975, so that one rule says it all. */
const zone = [
  'BEGIN:VTIMEZONE',
  `TZID:${vietnamZone}`,
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  `TZOFFSETFROM:${offset}`,
  `TZOFFSETTO:${offset}`,
  `TZNAME:${offset.slice(0, 3)}`,
  'END:STANDARD',
  'END:VTIMEZONE',
];

/** The language and name of a calendar file's address; undefined for any other address. */
export function calendarAt(path: string): { language: Language; name: string } | undefined {
  const [, named, name] = /^(?:\/(en))?\/events\/([a-z0-9-]+)\.ics$/.exec(path) ?? [];
  return name === undefined ? undefined : { language: languages.find((one) => one === named) ?? 'vi', name };
}

/** The clock of Vietnam in a time with its offset: `20261212T190000`. */
const wallClock = (time: string) => time.slice(0, 19).replace(/[-:]/g, '');

function eventLines(site: string, language: Language, event: EventItem): string[] {
  const { slugs, kind, name, text, link, lang = language } = event;
  const more =
    link && (isExternal(link) || link.startsWith('mailto:') ? link : addressIn(site, link, language));
  const changed = icsDateTime(new Date(event.updated));
  return [
    'BEGIN:VEVENT',
    `UID:${slugs.vi}${identity}`,
    `DTSTAMP:${changed}`,
    `LAST-MODIFIED:${changed}`,
    `SEQUENCE:${event.sequence}`,
    `DTSTART;TZID=${vietnamZone}:${wallClock(event.start)}`,
    `DTEND;TZID=${vietnamZone}:${wallClock(event.end)}`,
    `SUMMARY;LANGUAGE=${lang}:${icsText(name)}`,
    `DESCRIPTION;LANGUAGE=${lang}:${icsText(more ? `${text}\n\n${more}` : text)}`,
    `CATEGORIES;LANGUAGE=${language}:${icsText(inLanguage(kinds[eventKinds[kind] ?? eventKinds[0]], language))}`,
    `URL:${icsUri(addressIn(site, `/${eventFile(slugs[language])}`, language))}`,
    // Days on which a player is busy are for the player to mark.
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ];
}

/**
 * The events, or the one of an address in a language, as a calendar (RFC 5545); null when there is none of that address.
 * Programs that have it know an event again by its identifier, and a later version by its number.
 */
export async function calendar(site: string, at: { language: Language; name: string }, read: ReadContent) {
  const { language, name } = at;
  const title = inLanguage(calendarTitle, language);
  const content = await read(language, 'events');
  const isWhole = name === calendarName;
  const events = (content?.events ?? []).filter(({ slugs }) => isWhole || slugs[language] === name);
  if (!content || (!isWhole && events.length === 0)) return null;
  return icsFile([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//Outline//Events//${language.toUpperCase()}`,
    'CALSCALE:GREGORIAN',
    ...(isWhole ? [`NAME:${icsText(title)}`, `X-WR-CALNAME:${icsText(title)}`] : []),
    ...(isWhole ? ['REFRESH-INTERVAL;VALUE=DURATION:PT6H', 'X-PUBLISHED-TTL:PT6H'] : []),
    ...zone,
    ...events.flatMap((event) => eventLines(site, language, event)),
    'END:VCALENDAR',
  ]);
}
