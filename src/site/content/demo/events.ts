import { parseDateTime } from '../../../../contract/dateTimes';
import {
  type EventContent,
  type EventItem,
  type EventsContent,
  eventsContent,
  firstLineOf,
  lastTurn,
} from '../../../../contract/eventsPage';
import type { Language } from '../../../../contract/languages';
import { textIn } from '../../../../contract/localized';
import { type SampleEvent, sampleEvents } from '../../../../contract/samples/events';
import { textsOfSample } from '../../../../contract/samples/eventTexts';
import { htmlOfSample } from '../../../../contract/samples/html';
import { slugOf } from '../../../../contract/slug';
import { dayOf, midnightOf, offsetTimeOf } from '../../../../contract/vietnamTime';

const timeOf = (text: string) => offsetTimeOf(parseDateTime(text) ?? new Date(0));
const slugsOf = ({ name, nameEn }: SampleEvent) => ({ vi: slugOf(name), en: slugOf(nameEn) });
const htmlIn = ({ nameEn }: SampleEvent, name: 'rules' | 'result', language: Language) => {
  const { text } = textIn(textsOfSample(nameEn), name, language);
  return text && htmlOfSample(text);
};

function itemOf(sample: SampleEvent, language: Language, moment: Date): EventItem {
  const outcome = firstLineOf(htmlIn(sample, 'result', language));
  return {
    slugs: slugsOf(sample),
    kind: sample.kind,
    start: timeOf(sample.startsAt),
    end: timeOf(sample.endsAt),
    name: textIn(sample, 'name', language).text,
    text: textIn(sample, 'text', language).text,
    link: sample.link,
    ...(outcome !== undefined && { outcome }),
    sequence: 0,
    updated: midnightOf(dayOf(moment)).toISOString(),
  };
}

/** The addresses of each sample event. */
export const sampleEventSlugs: ReadonlyArray<Record<Language, string>> = sampleEvents(new Date()).map(
  slugsOf,
);

/** The demo content of the page of events in one language, as of the moment of the build. */
export const eventsOf = (language: Language, moment = new Date()): EventsContent =>
  eventsContent(
    sampleEvents(moment).map((sample) => itemOf(sample, language, moment)),
    moment,
  );

/** The demo content of an event's page in one language, by its slug in either; null when there is none. */
export function eventOf(slug: string, language: Language, moment = new Date()): EventContent | null {
  const sample = sampleEvents(moment).find((one) => Object.values(slugsOf(one)).includes(slug));
  if (!sample) return null;
  const item = itemOf(sample, language, moment);
  return {
    ...item,
    at: lastTurn([item], moment),
    rules: htmlIn(sample, 'rules', language),
    result: htmlIn(sample, 'result', language),
  };
}
