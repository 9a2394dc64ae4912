import type { Language } from './languages';
import type { ListContent } from './listContent';

/** What events are, in the order of `events.kind`. */
export const eventKinds = ['tournament', 'season', 'bonus', 'community'] as const;

/** The name of the file with every event, `/events/<name>.ics`, and the address of a draft; no event has one of them. */
export const calendarName = 'calendar';
export const eventPreviewSlug = 'preview';
export const reservedEventSlugs = [calendarName, eventPreviewSlug] as const;

/** An event, in one language. */
export interface EventItem {
  /** Its address in each language, `/events/<slug>`, and its calendar file's, `<slug>.ics`. It stays when the name changes. */
  slugs: Record<Language, string>;
  /** Its index in `eventKinds`. */
  kind: number;
  /** By Vietnam's clock, with its offset (`offsetTimeOf` in contract/vietnamTime.ts), so that pages only cut it into parts. */
  start: string;
  end: string;
  name: string;
  text: string;
  /** Where more is to be read; empty without. */
  link: string;
  /** How it ended, in one line; absent while nothing says so. */
  outcome?: string;
  /** How many versions of it were live before this one, and since when this one is (ISO). */
  sequence: number;
  updated: string;
  /** The language of the texts, if not the reader's. */
  lang?: Language;
}

/** What `/events` shows, in one language. */
export interface EventsContent extends ListContent {
  /** By their start. */
  events: EventItem[];
  /** The last moment at which one of them began or ended, in milliseconds: the page is rendered as of then. */
  at: number;
  /** Whether they are to be had as calendar files, which only the server has. */
  hasCalendar?: true;
}

/** What an event's page shows besides its long texts. */
export interface EventFrame extends EventItem {
  /** The last moment at which it began or ended, in milliseconds: the page is rendered as of then. */
  at: number;
  /** How it ended, as the safe HTML of its Markdown; empty without. */
  result: string;
  /** The language that it is written in, if in one alone: its page in the other shows the same text. */
  onlyIn?: Language;
  /** Whether it is to be had as a calendar file, which only the server has. */
  hasCalendar?: true;
}

/** What an event's page shows, in one language. */
export interface EventContent extends EventFrame {
  /** The safe HTML of its rules; empty without. */
  rules: string;
}

/** The name of an event's content file, `/content/<language>/<name>.json`, which is the path of its page too. */
export const eventFile = (slug: string) => `events/${slug}` as const;

/** How many events that are over the page keeps for its months, and calendars keep. */
const mostOver = 48;

/** Whether an event is over at a moment, in milliseconds. */
export const isOver = ({ end }: Pick<EventItem, 'end'>, at: number): boolean => Date.parse(end) <= at;
/** Whether an event has begun and is not over. */
export const isRunning = (event: Pick<EventItem, 'start' | 'end'>, at: number): boolean =>
  Date.parse(event.start) <= at && !isOver(event, at);

/** What the home page says of the next event. */
export type NextEvent = Pick<EventItem, 'slugs' | 'start' | 'end' | 'name' | 'lang'>;

/** The first event that begins after a moment; null without one. */
export function nextEventAfter(events: readonly EventItem[], moment: Date): NextEvent | null {
  const [next] = events
    .filter(({ start }) => Date.parse(start) > +moment)
    .toSorted((one, other) => Date.parse(one.start) - Date.parse(other.start));
  if (!next) return null;
  const { slugs, start, end, name, lang } = next;
  return { slugs, start, end, name, ...(lang && { lang }) };
}

const turnsOf = (events: readonly EventItem[]): number[] =>
  events.flatMap(({ start, end }) => [Date.parse(start), Date.parse(end)]);

/** The next moment at which one of some events begins or ends; null without one. */
export function nextTurn(events: readonly EventItem[], after: Date): Date | null {
  const turns = turnsOf(events).filter((turn) => turn > +after);
  return turns.length > 0 ? new Date(Math.min(...turns)) : null;
}

/** The last moment, in milliseconds, at which one of some events began or ended; 0 before all. */
export const lastTurn = (events: readonly EventItem[], moment: Date): number =>
  Math.max(0, ...turnsOf(events).filter((turn) => turn <= +moment));

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };

/** The first line with any words of a text's HTML, as plain text; undefined without one. */
export const firstLineOf = (html: string): string | undefined =>
  html
    .split(/\n|<br>|<\/(?:p|h\d|li|t[hd]|pre)>/)
    .map((line) => line.replace(/<[^>]*>/g, '').replace(/&(\w+);/g, (sign, name) => entities[name] ?? sign))
    .map((line) => line.trim())
    .find((line) => line !== '');

/** What the page shows of some events at a moment: the same until `nextTurn`. */
export function eventsContent(events: readonly EventItem[], moment: Date): EventsContent {
  const byStart = events.toSorted(
    (one, other) =>
      Date.parse(one.start) - Date.parse(other.start) || (one.slugs.vi < other.slugs.vi ? -1 : 1),
  );
  const over = byStart.filter((event) => isOver(event, +moment));
  const forgotten = new Set(over.slice(0, Math.max(0, over.length - mostOver)));
  return {
    events: byStart.filter((event) => !forgotten.has(event)),
    at: lastTurn(events, moment),
  };
}
