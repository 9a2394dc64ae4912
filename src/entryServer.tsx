import i18next from 'i18next';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, matchPath, StaticRouterProvider } from 'react-router-dom';
import type { PageToRender, Rendered } from '../contract/rendering';
import { App } from './App';
import { prepareI18n, use } from './i18n/i18n';
import { renderFor, shownPath } from './i18n/languagePath';
import { paths } from './paths';
import { createQueryClient } from './queryClient';
import { descriptions, type PublicPage } from './site/content/descriptions';
import type { LibraryContent } from './site/content/library';
import { readContentFrom } from './site/content/pageContent';
import { itemAt } from './site/library/item';
import { siteRoutes } from './site/routes';

export { contentNames, demoContent } from './site/content/demo/demoContent';

/**
 * Initialises i18next; each page then switches to its language. Each is given its content: switching reads none for the
 * pages before it.
 */
export function prepare(): Promise<void> {
  readContentFrom(async () => null as never);
  return prepareI18n('vi');
}

const ofSite = [
  paths.home,
  paths.shop,
  paths.library,
  paths.item,
  paths.download,
  paths.terms,
  paths.privacy,
];

/** Rewrites a page's links to those that the client shows, because the static router makes its own addresses. */
const withShownPaths = (html: string): string =>
  html.replace(/(<a\b[^>]*\shref=")(\/[^"?#]*)/g, (whole, start: string, path: string) =>
    ofSite.some((one) => matchPath(one, path)) ? start + shownPath(path) : whole,
  );

/** The HTML of the route at a path, in its state before any browser or API data is known. */
async function htmlAt(path: string): Promise<string> {
  const { query, dataRoutes } = createStaticHandler([siteRoutes]);
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
  return withShownPaths(rendered);
}

/** Renders one public page, with its content if it has any; see `RenderingBundle`. */
export async function renderPage({ path, name, language, inAddress, data }: PageToRender): Promise<Rendered> {
  await use(language);
  renderFor(inAddress);
  // Replaces what an earlier page had; the route then finds it and reads it nowhere else.
  if (data) i18next.addResource(language, 'content', name, data as never);
  const page = name as PublicPage;
  const rendered = {
    html: await htmlAt(path),
    title: i18next.t(`titles.${page}`),
    description: descriptions[language][page],
    ...(data !== undefined && { content: { name: `${language}/${name}`, data } }),
  };
  const slug = matchPath(paths.item, path)?.params.item;
  const item = slug === undefined ? undefined : itemAt((data as LibraryContent).items, slug);
  if (!item) return rendered;
  return {
    ...rendered,
    title: i18next.t('library.itemTitle', { name: item.name }),
    description: item.description,
    image: `/og/${item.id}.png`,
    item: { name: item.name, library: i18next.t('library.title') },
  };
}
