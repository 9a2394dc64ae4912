import { eventFile } from '../../../../contract/eventsPage';
import type { Language } from '../../../../contract/languages';
import { waysOf } from '../../../../contract/libraryPage';
import { articleFile } from '../../../../contract/newsPages';
import { type ContentName, type PageContents, readContentFrom } from '../pageContent';
import { downloadOf } from './downloads';
import { eventOf, eventsOf, sampleEventSlugs } from './events';
import { homeOf } from './home';
import { libraryOf } from './library';
import { articleOf, newsOf, sampleSlugs } from './news';
import { seasonOf } from './season';
import { supportOf } from './support';
import { wardrobeOf } from './wardrobe';

const demo: { [Name in ContentName]: (language: Language) => PageContents[Name] } = {
  home: (language) => homeOf(language),
  library: (language) => ({ ...libraryOf(language), ways: waysOf(wardrobeOf(language).items, new Date(0)) }),
  download: downloadOf,
  news: (language) => newsOf(language),
  events: (language) => eventsOf(language),
  season: seasonOf,
  // Only a server knows what is on sale.
  shop: () => ({ packages: null, gateways: null, at: 0 }),
  support: supportOf,
  wardrobe: wardrobeOf,
};
const articles = articleFile('');
const eventPages = eventFile('');

const isPage = (name: string): name is ContentName => name in demo;

/** The name of every content: of each page with one, and of each article and event by its slug in either language. */
export const contentNames: string[] = [
  ...Object.keys(demo),
  ...new Set(sampleSlugs.flatMap(({ vi, en }) => [articleFile(vi), articleFile(en)])),
  ...new Set(sampleEventSlugs.flatMap(({ vi, en }) => [eventFile(vi), eventFile(en)])),
];

/** A demo content in one language; null for an article or event that does not exist. */
export function demoContent(name: string, language: Language): unknown {
  if (isPage(name)) return demo[name](language);
  if (name.startsWith(eventPages)) return eventOf(name.slice(eventPages.length), language);
  return articleOf(name.slice(articles.length), language);
}

/** Lets pages show the demo content. */
export const showDemoContent = (): void =>
  readContentFrom(async (name, language) => demoContent(name, language));
