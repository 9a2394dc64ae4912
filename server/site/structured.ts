import { anchorOf, type EventItem, type EventsContent, isOver } from '../../contract/eventsPage';
import type { ArticleContent } from '../../contract/newsPages';
import type { Question, SupportContent } from '../../contract/supportPage';
import { addressIn, embedded, type PageFacts } from './pageFacts';

type Thing = Record<string, unknown>;

/** The way from the list to the page. */
const breadcrumbs = (steps: ReadonlyArray<{ name: string; item: string }>): Thing => ({
  '@type': 'BreadcrumbList',
  itemListElement: steps.map((step, at) => ({ '@type': 'ListItem', position: at + 1, ...step })),
});

/** Structured data (schema.org): the game, an item of it with its place in the library, an article, questions, or events. */
export function structured(site: string, facts: PageFacts): string[] {
  const graph = graphOf(site, facts);
  if (graph.length === 0) return [];
  const data = embedded({ '@context': 'https://schema.org', '@graph': graph });
  return [`<script type="application/ld+json">${data}</script>`];
}

const questionOf = ({ question, html }: Question): Thing => ({
  '@type': 'Question',
  name: question,
  acceptedAnswer: { '@type': 'Answer', text: html },
});

/** An event, which takes place in the game. */
const eventThing = (page: string, event: EventItem): Thing => ({
  '@type': 'Event',
  name: event.name,
  description: event.text,
  startDate: event.start,
  endDate: event.end,
  url: `${page}#${anchorOf(event)}`,
  eventStatus: 'https://schema.org/EventScheduled',
  eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
  location: { '@type': 'VirtualLocation', url: page },
});

function graphOf(site: string, facts: PageFacts): Thing[] {
  const { path, language, description, image, item, article, content } = facts;
  const home = addressIn(site, '/', language);
  const game = { '@type': 'VideoGame', name: 'Outline', url: home };
  const url = addressIn(site, path, language);
  const list = addressIn(site, path.slice(0, path.lastIndexOf('/')), language);
  const about = { description, image: site + image, inLanguage: language };
  if (item) {
    const steps = [
      { name: item.library, item: list },
      { name: item.name, item: url },
    ];
    return [{ '@type': 'CreativeWork', name: item.name, url, ...about, isPartOf: game }, breadcrumbs(steps)];
  }
  if (article) {
    const { title, date } = article;
    const publisher = { '@type': 'Organization', name: 'Outline', url: home };
    const written = {
      headline: title,
      datePublished: date,
      dateModified: (content?.data as ArticleContent | undefined)?.updated,
      mainEntityOfPage: url,
      author: publisher,
      publisher,
    };
    const steps = [
      { name: article.list, item: list },
      { name: title, item: url },
    ];
    return [{ '@type': 'NewsArticle', url, ...written, ...about, about: game }, breadcrumbs(steps)];
  }
  if (content?.name === `${language}/support`) {
    const { questions } = content.data as SupportContent;
    return [{ '@type': 'FAQPage', url, ...about, mainEntity: questions.map(questionOf) }];
  }
  if (content?.name === `${language}/events`) {
    const organizer = { '@type': 'Organization', name: 'Outline', url: home };
    const common = { image: site + image, inLanguage: language, organizer, about: game };
    const { events, at } = content.data as EventsContent;
    const announced = events.filter((event) => !isOver(event, at));
    return announced.map((event) => ({ ...eventThing(url, event), ...common }));
  }
  if (path !== '/') return [];
  return [{ ...game, ...about, gamePlatform: 'PC', genre: 'Tactical shooter', playMode: 'MultiPlayer' }];
}
