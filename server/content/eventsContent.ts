import { type EventItem, eventPreviewSlug } from '../../contract/eventsPage';
import type { Language } from '../../contract/languages';
import { offsetTimeOf } from '../../contract/vietnamTime';
import type { Live } from './live';
import { textsOf } from './texts';

/** An event as the page shows it; one that was never published has the address of its preview. */
export function eventItemOf({ fields, slugs, earlier, from }: Live, language: Language): EventItem {
  const { texts, ...rest } = textsOf(fields, ['name', 'text'], language);
  return {
    slugs: slugs ?? { vi: eventPreviewSlug, en: eventPreviewSlug },
    kind: Number(fields.kind),
    start: offsetTimeOf(new Date(String(fields.startsAt))),
    end: offsetTimeOf(new Date(String(fields.endsAt))),
    ...texts,
    link: String(fields.link ?? ''),
    sequence: earlier,
    updated: from.toISOString(),
    ...rest,
  };
}
