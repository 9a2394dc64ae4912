import i18next from 'i18next';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, matchPath, StaticRouterProvider } from 'react-router-dom';
import type { PlayerCard } from '../contract/cards';
import type { EventContent } from '../contract/eventsPage';
import { type Language, languages } from '../contract/languages';
import type { ListContent } from '../contract/listContent';
import { type ArticleContent, newsKinds } from '../contract/newsPages';
import type { PageToRender, Rendered } from '../contract/rendering';
import { sharedOf } from '../contract/sharing';
import { App } from './App';
import { prepareI18n, use } from './i18n/i18n';
import { renderFor } from './i18n/languagePath';
import { withShownLinks } from './i18n/shownLinks';
import { paths } from './paths';
import { createQueryClient } from './queryClient';
import { contentNames, demoContent } from './site/content/demo/demoContent';
import { descriptions, kindDescriptions, type PublicPage } from './site/content/descriptions';
import type { LibraryContent } from './site/content/library';
import { keepContent, readContentFrom } from './site/content/pageContent';
import { itemAt } from './site/library/item';
import { otherRoutes } from './site/otherRoutes';
import { siteRoutes } from './site/routes';

export { contentNames, demoContent };

/**
 * Initialises i18next; each page then switches to its language. Each is given its content: switching reads none for the
 * pages before it. The first page takes six times as long as the next, so one is rendered here, before any has a deadline.
 */
export async function prepare(): Promise<void> {
  readContentFrom(async () => null as never);
  await prepareI18n('vi');
  const home = { path: paths.home, name: 'home', language: 'vi', inAddress: false } as const;
  await renderPage({ ...home, data: demoContent('home', 'vi') });
  // No page may show the sample for want of its own.
  keepContent('home', 'vi', null);
}

const routes = [{ ...siteRoutes, children: [...(siteRoutes.children ?? []), ...otherRoutes] }];

/** The HTML of the route at a path, in its state before any browser or API data is known. */
async function htmlAt(path: string): Promise<string> {
  const { query, dataRoutes } = createStaticHandler(routes);
  const context = await query(new Request(`http://site.invalid${path}`));
  if (context instanceof Response) throw new Error(`${path} leads elsewhere and cannot be rendered.`);
  const rendered = renderToString(
    <StrictMode>
      <App client={createQueryClient()}>
        <StaticRouterProvider
          router={createStaticRouter(dataRoutes, context)}
          context={context}
          hydrate={false}
        />
      </App>
    </StrictMode>,
  );
  // The static router makes its own addresses.
  return withShownLinks(rendered);
}

/** What an item's page says of itself, if the path is that of one. */
function itemFacts(path: string, data: unknown): Partial<Rendered> {
  const slug = matchPath(paths.item, path)?.params.item;
  const item = slug === undefined ? undefined : itemAt((data as LibraryContent).items, slug);
  if (!item) return {};
  return {
    title: i18next.t('library.itemTitle', { name: item.name }),
    description: item.description,
    image: `/og/${item.id}.png`,
    isItem: true,
    way: { list: i18next.t('library.title'), name: item.name },
  };
}

/** What an article's page, or that of a kind of news, says of itself. */
function newsFacts(address: string, data: unknown, language: Language): Partial<Rendered> {
  const [path] = address.split('?');
  const kind = newsKinds.find((one) => path === `${paths.news}/${one}`);
  const list = i18next.t('news.name');
  if (kind) {
    const name = i18next.t(`news.tab.${kind}`);
    const description = kindDescriptions[language][kind];
    return { title: i18next.t('news.itemTitle', { name }), description, way: { list, name } };
  }
  const { html, title, text, date, slugs, lang, onlyIn } = data as ArticleContent;
  if (html === undefined) return {};
  return {
    title: i18next.t('news.itemTitle', { name: title }),
    description: text,
    way: { list, name: title },
    article: { date },
    ...languageFacts(paths.news, { slugs, lang, onlyIn }),
  };
}

/** What the page of an event says of itself. */
function eventFacts(data: unknown): Partial<Rendered> {
  const { rules, name, text, slugs, lang, onlyIn } = data as EventContent;
  if (rules === undefined) return {};
  return {
    title: i18next.t('events.itemTitle', { name }),
    description: text.replace(/\s+/g, ' '),
    way: { list: i18next.t('events.name'), name },
    ...languageFacts(paths.events, { slugs, lang, onlyIn }),
  };
}

/** Where an item of a list is in each language that it is written in, and whether this page's is another. */
const languageFacts = (
  list: string,
  { slugs, lang, onlyIn }: Pick<EventContent, 'slugs' | 'lang' | 'onlyIn'>,
): Partial<Rendered> => ({
  paths: Object.fromEntries(
    languages.filter((each) => !onlyIn || each === onlyIn).map((each) => [each, `${list}/${slugs[each]}`]),
  ),
  isBorrowed: lang !== undefined,
});

/** In which languages a page of a list has anything to say. */
function listFacts(address: string, data: unknown, language: Language): Partial<Rendered> {
  const [path = ''] = address.split('?');
  const only = (data as ListContent | undefined)?.onlyIn?.[path];
  return only ? { paths: { [only]: address }, isBorrowed: only !== language } : {};
}

/** What a player's card says of itself; its player may keep search engines away. */
const cardFacts = ({ userName: name, isIndexed }: PlayerCard): Partial<Rendered> => ({
  title: i18next.t('card.title', { name }),
  description: i18next.t('card.description', { name }),
  isUnlisted: !isIndexed,
});

/** Renders one public page, with its content if it has any; see `RenderingBundle`. */
export async function renderPage(toRender: PageToRender): Promise<Rendered> {
  const { path, name, language, inAddress, data, content = name, cover } = toRender;
  await use(language);
  renderFor(inAddress);
  // Replaces what an earlier page had; the route then finds it and reads it nowhere else.
  if (data) keepContent(content, language, data);
  const page = name as PublicPage;
  return {
    html: await htmlAt(path),
    title: i18next.t(`titles.${page}`),
    description: descriptions[language][page],
    ...(cover && { image: sharedOf(cover) }),
    ...(data !== undefined && { content: { name: `${language}/${content}`, data } }),
    ...(page === 'library' && itemFacts(path, data)),
    ...(page === 'news' && newsFacts(path, data, language)),
    ...(page === 'events' && eventFacts(data)),
    ...(page === 'card' && cardFacts(data as PlayerCard)),
    ...listFacts(path, data, language),
  };
}
