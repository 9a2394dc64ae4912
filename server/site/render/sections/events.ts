import {
  type EventFrame,
  type EventsContent,
  eventFile,
  eventPreviewSlug,
  eventsContent,
  nextTurn,
} from '../../../../contract/eventsPage';
import type { Language } from '../../../../contract/languages';
import { eventFrameOf, eventItemOf } from '../../../content/eventsContent';
import { fieldIn, htmlIn } from '../../../content/htmlName';
import { contentFile } from '../builtContent';
import { pageFiles } from '../pageFiles';
import type { PublishedContent } from '../publishedContent';
import { contentsOfItem } from './items';
import { onlyIn } from './onlyIn';
import type { PublishedSection, Sources } from './section';

/**
 * The page of events, and that of each. They are rendered again when one begins or ends, so that nothing moves once a reader sees
 * them.
 */
export const events: PublishedSection<EventFrame> = {
  contents(sources, language) {
    if (!sources.events) return [];
    const data: EventsContent = {
      ...listIn(sources, language),
      ...onlyIn({ '/events': listIn(sources, 'en').events }),
      hasCalendar: true,
    };
    const page = { path: '/events', name: 'events', language, data };
    return [
      { file: contentFile(language, 'events'), data, pages: pageFiles(page) },
      ...pagesIn(sources, language),
    ];
  },
  preview({ events: shown, moment }, language) {
    const [draft] = shown ?? [];
    if (!draft) throw new Error('There is no event to preview.');
    const data = eventFrameOf(draft, language, moment);
    const rules = htmlIn(draft.fields, 'rules', data.lang ?? language);
    const content = eventFile(eventPreviewSlug);
    return { path: `/${content}`, name: 'events', language, content, data: { ...data, rules } };
  },
};

const listIn = ({ events: shown, moment }: Sources, language: Language): EventsContent =>
  eventsContent(
    (shown ?? []).map((one) => eventItemOf(one, language)),
    moment,
  );

const pagesIn = ({ events: shown, moment, readHtml }: Sources, language: Language): PublishedContent[] =>
  (shown ?? []).flatMap((one) => {
    const data: EventFrame = { ...eventFrameOf(one, language, moment), hasCalendar: true };
    const { recordId: record, publicationId: id } = one;
    const read = async () => ({ rules: await readHtml(id, fieldIn('rules', data.lang ?? language)) });
    return contentsOfItem('events', { data, language }).map((content) => ({
      ...content,
      record,
      rest: { id, read },
    }));
  });

/** When the next event begins or ends; null without one. */
export const nextEventTurn = ({ events: shown, moment }: Sources): Date | null =>
  nextTurn(
    (shown ?? []).map((one) => eventItemOf(one, 'vi')),
    moment,
  );
