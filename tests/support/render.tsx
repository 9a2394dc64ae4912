import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import i18next from 'i18next';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { type Language, languages } from '../../contract/languages';
import { en } from '../../src/i18n/en';
import { vi } from '../../src/i18n/vi';
import { contentNames, demoContent } from '../../src/site/content/demo/demoContent';
import { LiveRegion } from '../../src/site/ui/LiveRegion';

/** Loads both catalogues and selects a language. */
export async function speak(language: Language): Promise<void> {
  localStorage.setItem('lang', language);
  if (!i18next.isInitialized) {
    await i18next.init({
      lng: language,
      fallbackLng: 'vi',
      resources: { vi: { translation: vi }, en: { translation: en } },
      interpolation: { escapeValue: false },
      initAsync: false,
    });
    for (const each of languages)
      for (const name of contentNames)
        i18next.addResource(each, 'content', name, demoContent(name, each) as never);
  }
  await i18next.changeLanguage(language);
}

interface Options {
  language?: Language;
  path?: string;
  state?: unknown;
  /** The route's pattern; by default the path alone. */
  route?: string;
  /** The address from which the visitor came. */
  from?: string;
  /** Further routes for navigation; they render their path. */
  places?: string[];
}

/** Renders with the site's providers: router, query client, texts, live region. */
export async function renderSite(
  element: ReactNode,
  { language = 'en', path = '/', state, route, from, places = [] }: Options = {},
) {
  await speak(language);
  const [pathname = '/'] = path.split('?');
  const router = createMemoryRouter(
    [
      { path: route ?? pathname, element },
      ...places.map((place) => ({ path: place, element: <p>at {place}</p> })),
    ],
    { initialEntries: [...(from ? [from] : []), { pathname, search: path.slice(pathname.length), state }] },
  );
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 60_000 } } });
  const view = render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
      <LiveRegion />
    </QueryClientProvider>,
  );
  return { ...view, router, client };
}
