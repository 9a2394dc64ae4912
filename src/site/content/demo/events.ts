import { parseDateTime } from '../../../../contract/dateTimes';
import { type EventsContent, eventsContent } from '../../../../contract/eventsPage';
import type { Language } from '../../../../contract/languages';
import { textIn } from '../../../../contract/localized';
import { sampleEvents } from '../../../../contract/samples/events';
import { slugOf } from '../../../../contract/slug';
import { offsetTimeOf } from '../../../../contract/vietnamTime';

/** Since when the samples are as they are. */
const updated = '2026-11-20T00:00:00.000Z';

const timeOf = (text: string) => offsetTimeOf(parseDateTime(text) ?? new Date(0));

/** The demo content of the page of events in one language, as of the moment of the build. */
export const eventsOf = (language: Language, moment = new Date()): EventsContent =>
  eventsContent(
    sampleEvents.map(({ kind, startsAt, endsAt, link, ...texts }) => ({
      slugs: { vi: slugOf(texts.name), en: slugOf(texts.nameEn) },
      kind,
      start: timeOf(startsAt),
      end: timeOf(endsAt),
      name: textIn(texts, 'name', language).text,
      text: textIn(texts, 'text', language).text,
      link,
      sequence: 0,
      updated,
    })),
    moment,
  );
