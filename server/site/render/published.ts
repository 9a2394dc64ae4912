import { sql } from 'kysely';
import { type Language, languages } from '../../../contract/languages';
import type { PageToRender } from '../../../contract/rendering';
import { type Live, nextChange, readHtml, readLive } from '../../content/live';
import { nextSaleChange } from '../../content/onSale';
import { packagesOnSale } from '../../content/packagesOnSale';
import { isCancelled } from '../../db/publications';
import type { Db } from '../../db/tables';
import { parsed, settingsRows } from '../../operations/siteSettings';
import { countReached, seasonsAround } from '../../payments/effects/seasonsAt';
import { wardrobeAt } from '../../wardrobe/wardrobe';
import type { BuiltContent } from './builtContent';
import { earliest, type Published, type PublishedContent, wholeOf } from './publishedContent';
import { events, nextEventTurn } from './sections/events';
import { home } from './sections/home';
import { goneItems } from './sections/items';
import { library } from './sections/library';
import { news } from './sections/news';
import { releases } from './sections/releases';
import { nextTurnOfSeason, season } from './sections/season';
import {
  type PublishedSection,
  readLater,
  type ShownResource,
  type Sources,
  shownResources,
} from './sections/section';
import { nextShopTurn, shop } from './sections/shop';
import { support } from './sections/support';
import { wardrobe } from './sections/wardrobe';

/** The section whose page shows a draft of each resource. */
const previewing: Record<ShownResource, PublishedSection> = {
  banners: home,
  news,
  help: support,
  events,
  releases,
};
const sections = new Set([...Object.values(previewing), season, shop, wardrobe, library]);

/**
 * What pages show: the build's content with what is published, and the seasons. While nothing of a kind has ever been published,
 * the build's samples stand.
 */
export class PublishedPages {
  readonly #reachedIn = countReached();

  constructor(
    private readonly db: Db,
    private readonly built: BuiltContent,
    /** What is set while the site runs. */
    private readonly settings: () => Sources['settings'] = () => ({ gateways: null, supportEmail: null }),
  ) {}

  /** What is published at a moment: the content of each page in each language that is not as the build has it. */
  async at(moment: Date): Promise<Published> {
    const every = await this.#sources(moment);
    const contentsOf = (sources: Sources) =>
      this.#changed(
        languages.flatMap((language) =>
          [...sections].flatMap((section) => section.contents(sources, language, this.built)),
        ),
      );
    return {
      contents: await contentsOf(every),
      without: (records) => contentsOf({ ...every, ...shownWithout(every, records) }),
      gone: await this.#gone(every),
      nextChange: earliest([
        await nextChange(this.db, moment),
        nextEventTurn(every),
        nextTurnOfSeason(every),
        nextShopTurn(every),
        every.wardrobe.until,
      ]),
    };
  }

  async #gone({ news: articles, events: shown, moment }: Sources): Promise<string[]> {
    const before = { db: this.db, built: this.built, moment };
    return [...(await goneItems('news', articles, before)), ...(await goneItems('events', shown, before))];
  }

  /** A page with a draft as if it were published; it comes first of its kind, as it is what is looked at. */
  async preview(
    resource: string,
    record: Live,
    language: Language,
    inAddress: boolean,
  ): Promise<PageToRender> {
    const sources = await this.#sources(record.from);
    const shown = shownResources.find((one) => one === resource);
    if (!shown) throw new Error(`No page shows ${resource}.`);
    const others = sources[shown]?.filter(({ recordId }) => recordId !== record.recordId) ?? [];
    const withCopy = { ...sources, [shown]: [record, ...others] };
    return { ...previewing[shown].preview(withCopy, language, this.built), inAddress };
  }

  async #changed(contents: readonly PublishedContent[]): Promise<PublishedContent[]> {
    const changed: PublishedContent[] = [];
    for (const content of contents)
      if (!this.built.has(content.file) || !this.built.isSame(content.file, await wholeOf(content)))
        changed.push(content);
    return changed;
  }

  async #sources(moment: Date): Promise<Sources> {
    const liveOf = async (name: ShownResource) => [name, await live(this.db, name, moment)] as const;
    // Awaited together: one that rejects before it is awaited would end the process.
    const [{ site }, ...entries] = await Promise.all([settingsRows(this.db), ...shownResources.map(liveOf)]);
    const { isNewsShown } = parsed.site(site.value);
    const seasons = await seasonsAround(this.db, moment, this.#reachedIn);
    const onSale = {
      packages: await packagesOnSale(this.db, moment),
      nextSale: await nextSaleChange(this.db, moment),
    };
    const readHtmlOf: Sources['readHtml'] = (publicationId, field) => readHtml(this.db, publicationId, field);
    const settings = this.settings();
    const items = await wardrobeAt(this.db, moment);
    const rest = {
      moment,
      seasons,
      shop: onSale,
      wardrobe: items,
      settings,
      isNewsShown,
      readHtml: readHtmlOf,
    };
    return { ...Object.fromEntries(entries), ...rest } as Sources;
  }
}

const shownWithout = (sources: Sources, without: ReadonlySet<string>) =>
  Object.fromEntries(
    shownResources.map((name) => [
      name,
      sources[name]?.filter(({ recordId }) => !without.has(recordId)) ?? null,
    ]),
  );

/** What is live; null while nothing of the resource was ever published. */
async function live(db: Db, resource: ShownResource, at: Date) {
  const shown = await readLive(db, resource, at, readLater[resource]);
  if (shown.length > 0) return shown;
  const any = db
    .selectFrom('publications')
    .select('id')
    .where('resource', '=', resource)
    .where('from', '<=', at)
    .where(sql<boolean>`not ${isCancelled}`);
  return (await any.limit(1).executeTakeFirst()) ? [] : null;
}
