import type { PricedAccessory } from '../../contract/accessoryPrice';
import { marksOf, type SeasonContent } from '../../contract/seasonPage';
import type { Site } from './site';

type Slugs = { slugs: { vi: string; en: string } };

/** What the records say, and the moment at which they were read. */
export interface Known {
  now: Date;
  season: { number: number; endAt: string; goal: number; milestones: Array<{ spend: number }> };
  /** How many players have reached each of its marks, in ascending order; undefined where that is not worth saying. */
  reached: Array<number | undefined>;
  packages: Array<{ price: number }>;
  /** Accessories that are items of the library, with what gives them. */
  items: Array<PricedAccessory & { librarySlug: string; gift: { mark: number; number: number } | null }>;
  supportEmail: string | null;
  /** Whether a release is out whose file is no sample. */
  playable: boolean;
  /** Addresses of the articles, newest first. */
  news: Array<Slugs['slugs']>;
  /** Start and end of each event by its addresses in both languages, as the list has them. */
  events: Map<string, string>;
}

/** What a running site's calls and published lists say at a moment of its clock. */
export async function readKnown(site: Site, now: Date): Promise<Known> {
  const list = async (name: string) => (await fetch(`${site.url}/content/vi/${name}.json`)).json();
  const call = async (path: string) => (await site.call(path)).body;
  const { releases } = await list('download');
  const { events } = await list('events');
  const { season: shown, reached = {} }: SeasonContent = await list('season');
  return {
    now,
    season: (await call('site/season')).season,
    reached: shown ? marksOf(shown).map(({ id }) => reached[id]) : [],
    packages: (await call('user/payment/packages')).packages,
    items: (await call('site/wardrobe')).items,
    supportEmail: (await call('site/contact')).supportEmail,
    playable: releases.some(
      (one: { isOut: boolean; file?: { sample: boolean } }) => one.isOut && one.file?.sample === false,
    ),
    news: (await list('news')).articles.map(({ slugs }: Slugs) => slugs),
    events: new Map(
      events.flatMap(({ slugs, start, end }: Slugs & { start: string; end: string }) => [
        [`/events/${slugs.vi}`, `${start} ${end}`],
        [`/en/events/${slugs.en}`, `${start} ${end}`],
      ]),
    ),
  };
}
