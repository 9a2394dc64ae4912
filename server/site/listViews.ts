import { monthIn, monthsOf } from '../../contract/eventMonths';
import type { EventsContent } from '../../contract/eventsPage';
import type { Language } from '../../contract/languages';
import { newsPageCount } from '../../contract/newsLists';
import { type NewsContent, newsKinds } from '../../contract/newsPages';
import type { ItemList, PageToRender } from '../../contract/rendering';
import type { ReadContent } from './currentContent';
import { withAddresses } from './pageAddresses';
import { PreparedText } from './preparedText';
import { Recent } from './recent';

/** A further page of a list of news, or a month of the events, which the query of its address names. */
export interface ListView {
  /** Without a language. */
  path: string;
  name: ItemList;
  /** The number of the page, or the month. */
  value: string;
  /** Whether its own address names the language, English. */
  inAddress: boolean;
}

const lists = new RegExp(`^(/en)?(/news(?:/(?:${newsKinds.join('|')}))?|/events)$`);
const numberForm = /^(?:[2-9]|[1-9]\d{1,3})$/;

const queryOf = ({ name, value }: ListView): string => `?${name === 'news' ? 'page' : 'month'}=${value}`;

/** The address of a view in its usual spelling. */
export const addressOfView = (view: ListView): string =>
  (view.inAddress ? '/en' : '') + view.path + queryOf(view);

/** The view at an address, its path in lower case and without a slash at its end; null for every other one. */
export function viewAt(path: string, query: string): ListView | null {
  const [, english, list] = query ? (lists.exec(path) ?? []) : [];
  if (list === undefined) return null;
  const search = new URLSearchParams(query);
  const name = list === '/events' ? 'events' : 'news';
  const value = name === 'events' ? monthIn(search.get('month')) : search.get('page');
  if (!value || (name === 'news' && !numberForm.test(value))) return null;
  return { path: list, name, value, inAddress: english !== undefined };
}

/** What a view's address leads to. */
type OpenView = { text: PreparedText } | { elsewhere: string } | { isMissing: true };

/** The page itself if it is there, else the last one; null for the list's first page. */
function nearest({ path, value }: ListView, { articles }: NewsContent): string | null {
  const kind = newsKinds.findIndex((one) => path === `/news/${one}`);
  const count = newsPageCount(kind < 0 ? articles : articles.filter((one) => one.kind === kind));
  const page = Math.min(Number(value), count);
  return page === 1 ? null : String(page);
}

function pageOf(view: ListView, data: NewsContent): OpenView | null {
  const value = nearest(view, data);
  if (value === view.value) return null;
  const list = (view.inAddress ? '/en' : '') + view.path;
  return { elsewhere: value === null ? list : addressOfView({ ...view, value }) };
}

const monthOf = ({ value }: ListView, { events }: EventsContent): OpenView | null =>
  monthsOf(events).includes(value) ? null : { isMissing: true };

interface Needed {
  read: ReadContent;
  /** Changes whenever any content does. */
  generation: () => number;
  render: (page: PageToRender) => Promise<string>;
  address: { public: string };
}

/** What views in memory may take, with all that was made of them. */
const most = { bytes: 16 * 1024 * 1024, count: 1000 };

/**
 * Pages of lists that are rendered when the first reader opens them: there are as many as the content has, and most are hardly
 * read. They are kept until any content changes.
 */
export class ListViews {
  readonly #made = new Recent<PreparedText>(most);
  readonly #pending = new Map<string, Promise<PreparedText>>();
  #last: Promise<unknown> = Promise.resolve();

  constructor(private readonly needed: Needed) {}

  /**
   * A view in a language. A reader of a page beyond the last is led to that; there is no month without an event.
   * Null where the list has no content.
   */
  async open(view: ListView, language: Language): Promise<OpenView | null> {
    const { read, generation } = this.needed;
    const name = `${generation()} ${language} ${addressOfView(view)}`;
    const made = this.#made.get(name);
    if (made) return { text: made };
    const data = await read(language, view.name);
    if (data === undefined) return null;
    const found = 'events' in data ? monthOf(view, data) : pageOf(view, data);
    if (found) return found;
    const making = this.#pending.get(name) ?? this.#make(name, view, { language, data });
    this.#pending.set(name, making);
    return { text: await making };
  }

  /** One at a time, so that what is published waits for one of them at most. */
  #make(name: string, view: ListView, { language, data }: { language: Language; data: unknown }) {
    const { render, address } = this.needed;
    const path = view.path + queryOf(view);
    const html = this.#last.then(() =>
      render({ path, name: view.name, language, inAddress: view.inAddress, data }),
    );
    this.#last = html.catch(() => undefined);
    const kept = html.then((page) => {
      const text: PreparedText = new PreparedText(
        async () => withAddresses(page, address.public),
        (bytes) => this.#made.grow(name, text, bytes),
      );
      this.#made.set(name, text, page.length);
      return text;
    });
    return kept.finally(() => this.#pending.delete(name));
  }
}
