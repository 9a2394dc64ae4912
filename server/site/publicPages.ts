import { readFile } from 'node:fs/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { NewsItem } from '../../contract/homeContent';
import { listContents } from '../../contract/listContent';
import { calendar, calendarAt } from './calendar';
import type { ReadContent } from './currentContent';
import { feedLanguage, newsFeed } from './feed';
import { isLocal, withAddresses } from './pageAddresses';
import { PreparedText } from './preparedText';
import { type PagePaths, sitemap } from './sitemap';

interface Site {
  address: { public: string };
  /** Paths of the prerendered pages, without articles and events. */
  paths: readonly string[];
  /** What pages show, and a number that changes when any of it does; without it there are no feeds and calendars. */
  content?: { read: ReadContent; generation: () => number };
}

/** Pages and files whose content includes the site's address; their number is that of the files. */
export class PublicPages {
  /** Of the build's files, for as long as the process runs; and of what is published, until that changes. */
  readonly #built = new Map<string, PreparedText>();
  readonly #published = new Map<string, PreparedText>();
  #generation: number | undefined;

  constructor(private readonly site: Site) {}

  /** Whether pages can include the site's address. */
  get isOpen(): boolean {
    return !isLocal(this.site.address.public);
  }

  /** Sends a page with the addresses of this site. */
  async sendPage(request: FastifyRequest, reply: FastifyReply, path: string): Promise<FastifyReply> {
    return this.#sendBuilt(request, reply, path, async () =>
      withAddresses(await readFile(path, 'utf8'), this.site.address.public),
    );
  }

  /** Sends a feed, a calendar, the sitemap, or robots.txt with the sitemap's address; returns false for any other file. */
  async sendFile(
    request: FastifyRequest,
    reply: FastifyReply,
    { path, file }: { path: string; file: string | undefined },
  ): Promise<boolean> {
    // A reply can be awaited, for the end of its response, and then is undefined.
    return (await this.#sendFile(request, reply, path, file)) !== null;
  }

  async #sendFile(request: FastifyRequest, reply: FastifyReply, path: string, file: string | undefined) {
    const site = this.site.address.public;
    const language = feedLanguage(path);
    const { content } = this.site;
    if (language && content)
      return this.#sendPublished(request, reply.type('application/atom+xml; charset=utf-8'), path, () =>
        newsFeed({ site, paths: this.site.paths }, language, content.read),
      );
    const events = calendarAt(path);
    if (events && content) {
      const make = () => calendar(site, events, content.read);
      if ((await make()) === null) return null;
      // Made again where it is kept: by then other events may be live.
      return this.#sendPublished(
        request,
        reply.type('text/calendar; charset=utf-8'),
        path,
        async () => (await make()) ?? '',
      );
    }
    if (!this.isOpen) return null;
    if (path === '/sitemap.xml')
      return this.#sendPublished(request, reply.type('application/xml; charset=utf-8'), path, async () =>
        sitemap(site, [...(await this.#pages()), ...(await this.#items())]),
      );
    if (path !== '/robots.txt' || !file) return null;
    return this.#sendBuilt(request, reply.type('text/plain; charset=utf-8'), path, async () => {
      const rules = await readFile(file, 'utf8');
      return rules.includes('Sitemap:') ? rules : `${rules}Sitemap: ${site}/sitemap.xml\n`;
    });
  }

  /** Pages, each in the languages in which it has anything to say. */
  async #pages(): Promise<PagePaths[]> {
    const lists = await Promise.all(listContents.map(async (name) => this.site.content?.read('en', name)));
    const onlyIn = new Map(lists.flatMap((list) => Object.entries(list?.onlyIn ?? {})));
    return this.site.paths.map((path) => {
      const only = onlyIn.get(path);
      return only ? { [only]: path } : { vi: path, en: path };
    });
  }

  /** Articles and events, each in the languages that it is written in. */
  async #items(): Promise<PagePaths[]> {
    const news = await this.site.content?.read('en', 'news');
    const events = await this.site.content?.read('en', 'events');
    return [...pathsOf('news', news?.articles ?? []), ...pathsOf('events', events?.events ?? [])];
  }

  #sendPublished(request: FastifyRequest, reply: FastifyReply, name: string, text: () => Promise<string>) {
    const generation = this.site.content?.generation();
    if (generation !== this.#generation) this.#published.clear();
    this.#generation = generation;
    return prepared(this.#published, name, text).send(request, reply);
  }

  #sendBuilt(request: FastifyRequest, reply: FastifyReply, name: string, text: () => Promise<string>) {
    return prepared(this.#built, name, text).send(request, reply);
  }
}

/** The paths of the items of a list, as it is in English. */
const pathsOf = (list: string, items: ReadonlyArray<Pick<NewsItem, 'slugs' | 'lang'>>): PagePaths[] =>
  items.map(({ slugs, lang }) => ({
    vi: `/${list}/${slugs.vi}`,
    ...(!lang && { en: `/${list}/${slugs.en}` }),
  }));

/** A text that was made before, or that is made now. */
function prepared(made: Map<string, PreparedText>, name: string, text: () => Promise<string>): PreparedText {
  const known = made.get(name) ?? new PreparedText(text);
  made.set(name, known);
  return known;
}
