import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect } from 'vitest';
import type { NewsItem } from '../../contract/homeContent';
import type { ArticleContent } from '../../contract/newsPages';
import { discoverRoutes } from '../../src/router';
import { siteRoutes } from '../../src/site/routes';
import { speak } from './render';

/** Opens an address of the whole site in English, and waits until it is shown. */
export async function visitSite(path: string) {
  await speak('en');
  const router = createMemoryRouter([siteRoutes], {
    initialEntries: [path],
    patchRoutesOnNavigation: discoverRoutes,
  });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  await waitFor(() => expect(document.querySelector('main h1')).not.toBeNull());
  return router;
}

const itemNamed = (slug: string, title = slug): NewsItem => ({
  slugs: { vi: slug, en: slug },
  kind: 1,
  picture: 2,
  date: '2025-06-01',
  title,
  text: `About ${title}`,
});

/** News with numbers. */
export const manyNews = (count: number): NewsItem[] =>
  Array.from({ length: count }, (_, at) => itemNamed(`article-${at + 1}`, `Article ${at + 1}`));

/** An article whose title is its slug. */
export const articleNamed = (slug: string, own: Partial<ArticleContent> = {}): ArticleContent => ({
  ...itemNamed(slug),
  html: '<p>The text.</p>',
  updated: '2025-06-01T00:00:00.000Z',
  minutes: 2,
  newer: null,
  older: null,
  similar: [],
  ...own,
});

/** What is passed once it has been opened. */
export function gate(): { open: () => void; passed: Promise<void> } {
  let open: () => void = () => undefined;
  const passed = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, passed };
}
