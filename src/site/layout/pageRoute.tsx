import { type LoaderFunction, type RouteObject, replace } from 'react-router-dom';
import { type Area, openArea, type Texts } from '../../i18n/i18n';
import { AreaFallback } from '../errors/AreaFallback';
import { loadChunk } from '../errors/loadChunk';
import { RouteError } from '../errors/RouteError';
import type { PageHandle } from './useDocumentTitle';

interface PageModule {
  Page: React.ComponentType;
  /** Loads its content, or newer content when the page is opened again. */
  ready?: () => Promise<void>;
  /** Loads the content of the address, where the page's addresses differ in it. */
  loader?: LoaderFunction;
}

/** A page whose code, texts and content load on the first visit. */
export const page = (
  path: string,
  title: PageHandle['title'],
  load: () => Promise<PageModule>,
  area?: Area | Texts,
): RouteObject => ({
  path,
  handle: { title } satisfies PageHandle,
  lazy: async () => {
    const { Page, ready, loader } = await loadChunk(async () => {
      const [module] = await Promise.all([load(), area && openArea(area)]);
      await module.ready?.();
      return module;
    });
    // A loader has to return something.
    const open = loader ?? (ready && (() => ready().then(() => null)));
    return { Component: Page, ...(open && { loader: open }) };
  },
  errorElement: <RouteError />,
  hydrateFallbackElement: <AreaFallback />,
});

/** Leads to another page with the same query, in place of the entry of the history. */
export const to = (path: string, target: string): RouteObject => ({
  path,
  loader: ({ request }) => replace(target.includes('?') ? target : target + new URL(request.url).search),
  element: null,
});
