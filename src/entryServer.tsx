import i18next from 'i18next';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, matchPath, StaticRouterProvider } from 'react-router-dom';
import type { Language } from '../contract/languages';
import { App } from './App';
import { prepareI18n, use } from './i18n/i18n';
import { renderFor, shownPath } from './i18n/languagePath';
import { paths } from './paths';
import { createQueryClient } from './queryClient';
import { contentNames, demoContent, showDemoContent } from './site/content/demo/demoContent';
import { descriptions, type PublicPage } from './site/content/descriptions';
import { itemAt } from './site/library/item';
import { siteRoutes } from './site/routes';

export interface Rendered {
  html: string;
  title: string;
  description: string;
  /** The picture for shared links, if not the brand's. */
  image?: string;
  /** The library item that the page is about. */
  item?: { name: string; library: string };
  /** The page's content in its language. */
  content?: { name: string; data: unknown };
}

export { contentNames, demoContent };

/** Initialises i18next; each page then switches to its language. */
export function prepare(): Promise<void> {
  showDemoContent();
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

/**
 * Renders one public page to HTML, at an address that names the language or at a plain one, in its state before any
 * browser or API data is known.
 */
export async function renderPage(
  path: string,
  page: PublicPage,
  { language, inAddress }: { language: Language; inAddress: boolean },
): Promise<Rendered> {
  await use(language);
  renderFor(inAddress);
  const { query, dataRoutes } = createStaticHandler([siteRoutes]);
  const context = await query(new Request(`http://site.invalid${path}`));
  if (context instanceof Response) throw new Error(`${path} leads elsewhere and cannot be prerendered.`);
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
  const html = withShownPaths(rendered);
  const name = contentNames.find((one) => one === page);
  const content = name && { name: `${language}/${name}`, data: demoContent(name, language) };
  const slug = matchPath(paths.item, path)?.params.item;
  const item = itemAt(demoContent('library', language).items, slug);
  if (item) {
    const { name, description } = item;
    return {
      html,
      content,
      title: i18next.t('library.itemTitle', { name }),
      description,
      image: `/og/${item.id}.png`,
      item: { name, library: i18next.t('library.title') },
    };
  }
  return { html, content, title: i18next.t(`titles.${page}`), description: descriptions[language][page] };
}
