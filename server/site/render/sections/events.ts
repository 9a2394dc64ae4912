import { type EventsContent, eventsContent, nextTurn } from '../../../../contract/eventsPage';
import { eventItemOf } from '../../../content/eventsContent';
import { contentFile } from '../builtContent';
import { pageFiles } from '../pageFiles';
import { onlyIn } from './onlyIn';
import type { PublishedSection, Sources } from './section';

/** The page of events. It is rendered again when one begins or ends, so that nothing moves once a reader sees it. */
export const events: PublishedSection<EventsContent> = {
  contents(sources, language, built) {
    if (!sources.events) return [];
    const page = events.preview(sources, language, built);
    const english = events.preview(sources, 'en', built).data;
    const data = {
      ...page.data,
      ...onlyIn({ '/events': english.events }),
      hasCalendar: true,
    };
    return [{ file: contentFile(language, 'events'), data, pages: pageFiles({ ...page, data }) }];
  },
  preview({ events: shown, moment }, language) {
    const items = (shown ?? []).map((one) => eventItemOf(one, language));
    return { path: '/events', name: 'events', language, data: eventsContent(items, moment) };
  },
};

/** When the next event begins or ends; null without one. */
export const nextEventTurn = ({ events: shown, moment }: Sources): Date | null =>
  nextTurn(
    (shown ?? []).map((one) => eventItemOf(one, 'vi')),
    moment,
  );
