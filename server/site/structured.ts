import { type EventItem, eventFile, isOver } from '../../contract/eventsPage';
import { type Language, languages } from '../../contract/languages';
import { textIn } from '../../contract/localized';
import { articleFile } from '../../contract/newsPages';
import type { ContentOf, PublishedName } from '../../contract/publishedContents';
import type { SeasonContent } from '../../contract/seasonPage';
import type { ShopContent, ShownPackage } from '../../contract/shopPage';
import type { Question } from '../../contract/supportPage';
import { dayOf, offsetTimeOf } from '../../contract/vietnamTime';
import { addressIn, embedded, type PageFacts } from './pageFacts';

type Thing = Record<string, unknown>;

/** What a page is about (schema.org), and the way to it: a script for its head, none where there is nothing to say. */
export function structured(site: string, facts: PageFacts): string[] {
  const graph = [...thingsOf(site, facts), ...wayOf(site, facts)];
  if (graph.length === 0) return [];
  const data = embedded({ '@context': 'https://schema.org', '@graph': graph });
  return [`<script type="application/ld+json">${data}</script>`];
}

/** The steps from the page that lists it to the page. */
function wayOf(site: string, { path, language, way }: PageFacts): Thing[] {
  if (!way) return [];
  const steps = [
    { name: way.list, item: addressIn(site, path.slice(0, path.lastIndexOf('/')), language) },
    { name: way.name, item: addressIn(site, path, language) },
  ];
  const items = steps.map((step, at) => ({ '@type': 'ListItem', position: at + 1, ...step }));
  return [{ '@type': 'BreadcrumbList', itemListElement: items }];
}

const questionOf = ({ question, html, lang }: Question): Thing => ({
  '@type': 'Question',
  name: question,
  ...(lang && { inLanguage: lang }),
  acceptedAnswer: { '@type': 'Answer', text: html },
});

/** What is the same of all that takes place in the game; `page` is where one reads of it. */
const inTheGame = (page: string): Thing => ({
  '@type': 'Event',
  eventStatus: 'https://schema.org/EventScheduled',
  eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
  location: { '@type': 'VirtualLocation', url: page },
});

const eventOf = (url: string, event: EventItem): Thing => ({
  ...inTheGame(url),
  name: event.name,
  description: event.text,
  ...(event.lang && { inLanguage: event.lang }),
  startDate: event.start,
  endDate: event.end,
  url,
});

const nextSeason: Record<Language, string> = {
  vi: 'Mùa giải Outline tiếp theo',
  en: 'The next Outline season',
};

/** The season in progress, or the next one with what its page says of it; none of a sample, which has no time. */
function seasonOf(
  page: string,
  { season, next }: SeasonContent,
  { language, description }: PageFacts,
): Thing[] {
  const common = { ...inTheGame(page), description, url: page };
  const time = (moment: string) => offsetTimeOf(new Date(moment));
  if (season?.endAt)
    return [{ ...common, name: season.name, startDate: time(season.startAt), endDate: time(season.endAt) }];
  return next ? [{ ...common, name: nextSeason[language], startDate: time(next) }] : [];
}

/** A package with its price, which holds until its sale ends; it cannot be had while no gateway accepts its currency. */
function productOf(
  url: string,
  pkg: ShownPackage,
  { gateways, language }: Pick<ShopContent, 'gateways'> & { language: Language },
): Thing {
  const [name, description] = [textIn(pkg, 'name', language), textIn(pkg, 'description', language)];
  const isAccepted = !gateways || gateways.some(({ currencies }) => currencies.includes(pkg.currency));
  const until = pkg.sellUntil ? new Date(pkg.sellUntil) : null;
  return {
    '@type': 'Product',
    name: name.text,
    ...(description.text && { description: description.text }),
    offers: {
      '@type': 'Offer',
      url,
      price: pkg.price,
      priceCurrency: pkg.currency,
      availability: `https://schema.org/${isAccepted ? 'InStock' : 'OutOfStock'}`,
      ...(until && { priceValidUntil: dayOf(new Date(+until - 1)), availabilityEnds: offsetTimeOf(until) }),
    },
  };
}

/** The page's content, if it is that of a name. */
const contentOf = <N extends PublishedName>({ content, language }: PageFacts, name: N) =>
  content?.name === `${language}/${name}` ? (content.data as ContentOf<N>) : undefined;

function thingsOf(site: string, facts: PageFacts): Thing[] {
  const { path, language, description, image, way, isItem, article, paths } = facts;
  const home = addressIn(site, '/', language);
  const url = addressIn(site, path, language);
  const game = { '@type': 'VideoGame', name: 'Outline', url: home };
  const publisher = { '@type': 'Organization', name: 'Outline', url: home, logo: `${site}/icons/512.png` };
  // A page with nothing in its own language shows another.
  const inLanguage = !paths || paths[language] ? language : languages.find((each) => paths[each]);
  const shown = { image: site + image, inLanguage };
  const about = { url, description, ...shown };
  const event = { ...shown, organizer: publisher, about: game };
  if (isItem) return [{ '@type': 'CreativeWork', name: way?.name, ...about, isPartOf: game }];
  if (article) {
    const written = {
      headline: way?.name,
      datePublished: article.date,
      dateModified: contentOf(facts, articleFile(path.slice('/news/'.length)))?.updated,
      mainEntityOfPage: url,
      author: publisher,
      publisher,
    };
    return [{ '@type': 'NewsArticle', ...written, ...about, about: game }];
  }
  const support = contentOf(facts, 'support');
  if (support) return [{ '@type': 'FAQPage', ...about, mainEntity: support.questions.map(questionOf) }];
  const events = contentOf(facts, 'events');
  if (events) {
    const coming = events.events.filter((one) => !isOver(one, events.at));
    const page = (one: EventItem) => addressIn(site, `/${eventFile(one.slugs[language])}`, language);
    return coming.map((one) => ({ ...event, ...eventOf(page(one), one) }));
  }
  const own = contentOf(facts, eventFile(path.slice('/events/'.length)));
  if (own) return [{ ...event, ...eventOf(url, own) }];
  const season = contentOf(facts, 'season');
  if (season) return seasonOf(url, season, facts).map((one) => ({ ...one, ...event }));
  const shop = contentOf(facts, 'shop');
  if (shop)
    return (shop.packages ?? []).map((pkg) => ({
      ...productOf(url, pkg, { ...shop, language }),
      image: site + (pkg.imageUrl || image),
      brand: publisher,
    }));
  if (path !== '/') return [];
  const kind = { gamePlatform: 'PC', genre: 'Tactical shooter', playMode: 'https://schema.org/MultiPlayer' };
  return [{ ...game, ...about, ...kind, publisher }, publisher];
}
