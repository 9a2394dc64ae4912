import { type EventItem, eventFile } from '../../../contract/eventsPage';
import { useLanguage } from '../ui/useLanguage';

/** The path of an event's page in the reader's language. */
export function useEventPath({ slugs }: Pick<EventItem, 'slugs'>): string {
  return `/${eventFile(slugs[useLanguage()])}`;
}
