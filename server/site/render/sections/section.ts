import type { Language } from '../../../../contract/languages';
import type { PageToRender } from '../../../../contract/rendering';
import type { ShopContent } from '../../../../contract/shopPage';
import type { Live } from '../../../content/live';
import type { packagesOnSale } from '../../../content/packagesOnSale';
import type { SeasonsAround } from '../../../payments/effects/seasonsAt';
import type { wardrobeAt } from '../../../wardrobe/wardrobe';
import type { BuiltContent } from '../builtContent';
import type { PublishedContent } from '../publishedContent';

/** The resources that pages show. */
export const shownResources = ['banners', 'news', 'help', 'events', 'releases'] as const;
export type ShownResource = (typeof shownResources)[number];

/**
 * Texts in Markdown that are read when a page is made (`readHtml`), as there may be hundreds. Not the results of events: they are
 * short, and the list has their first lines.
 */
export const readLater: Partial<Record<ShownResource, readonly string[]>> = {
  news: ['body', 'bodyEn'],
  events: ['rules', 'rulesEn'],
};

/**
 * What is live of each at a moment, in its order; null while nothing of it was ever published: the build's samples then
 * stand.
 */
export type Sources = Record<ShownResource, readonly Live[] | null> & {
  moment: Date;
  /** Null where there never was a season: the build's samples then stand. */
  seasons: SeasonsAround | null;
  shop: {
    packages: Awaited<ReturnType<typeof packagesOnSale>>;
    /** When a sale begins or ends next; null when none does. */
    nextSale: Date | null;
  };
  wardrobe: Awaited<ReturnType<typeof wardrobeAt>>;
  settings: {
    /** The gateways that accept payments; null leaves it to the shop to find out. */
    gateways: ShopContent['gateways'];
    supportEmail: string | null;
  };
  /** Whether the home page shows news; they have their own pages anyway. */
  isNewsShown: boolean;
  /** Reads the HTML of a published text in Markdown of those in `readLater`. */
  readHtml: (publicationId: string, field: string) => Promise<string>;
};

/** A page in a language with what it shows, whether or not its address names the language. */
type Page<Data> = Omit<PageToRender, 'inAddress'> & { data: Data };

/** A part of the site whose pages show what is published. */
export interface Section {
  /** What its pages show in a language. */
  contents(sources: Sources, language: Language, built: BuiltContent): PublishedContent[];
}

/** One whose pages show a resource that staff publish. */
export interface PublishedSection<Data = unknown> extends Section {
  /** The page that shows a draft of one of its resources, which is the first of `sources`. */
  preview(sources: Sources, language: Language, built: BuiltContent): Page<Data>;
}
