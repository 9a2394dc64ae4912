import {
  type EventFrame,
  type EventItem,
  eventPreviewSlug,
  firstLineOf,
  lastTurn,
} from '../../contract/eventsPage';
import type { Language } from '../../contract/languages';
import { offsetTimeOf } from '../../contract/vietnamTime';
import { htmlIn } from './htmlName';
import type { Live } from './live';
import { textsOf } from './texts';

const named = ['name', 'text', 'rules', 'result'] as const;

const resultOf = ({ fields }: Live, lang: Language) => htmlIn(fields, 'result', lang);

/** An event as lists show it; one that was never published has the address of its preview. */
export function eventItemOf(live: Live, language: Language): EventItem {
  const { fields, slugs, earlier, from } = live;
  const { texts, ...rest } = textsOf(fields, named, language);
  const outcome = firstLineOf(resultOf(live, rest.lang ?? language));
  return {
    slugs: slugs ?? { vi: eventPreviewSlug, en: eventPreviewSlug },
    kind: Number(fields.kind),
    start: offsetTimeOf(new Date(String(fields.startsAt))),
    end: offsetTimeOf(new Date(String(fields.endsAt))),
    name: texts.name,
    text: texts.text,
    link: String(fields.link ?? ''),
    ...(outcome !== undefined && { outcome }),
    sequence: earlier,
    updated: from.toISOString(),
    ...rest,
  };
}

/** An event's page at a moment, without its rules. */
export function eventFrameOf(live: Live, language: Language, moment: Date): EventFrame {
  const item = eventItemOf(live, language);
  const { lang: onlyIn } = textsOf(live.fields, named, 'en');
  return {
    ...item,
    at: lastTurn([item], moment),
    result: resultOf(live, item.lang ?? language),
    ...(onlyIn && { onlyIn }),
  };
}
