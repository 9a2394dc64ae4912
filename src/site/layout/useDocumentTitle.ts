import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useMatches } from 'react-router-dom';
import { useTranslation } from '../../i18n/useTranslation';
import type { vi } from '../../i18n/vi';
import { isOverPage } from './overPage';

/** Page metadata of a route; prerendering reads it too. */
export interface PageHandle {
  title: keyof typeof vi.titles;
}

/**
 * Syncs the document title with the route and the language, and moves focus to the content after a page change, for
 * keyboards and screen readers.
 */
export function useDocumentTitle(): void {
  const { t } = useTranslation();
  const { pathname, state } = useLocation();
  const handle = useMatches().at(-1)?.handle as PageHandle | undefined;
  const title = handle ? t(`titles.${handle.title}`) : 'Outline';
  const last = useRef(pathname);
  // Before the page's effects, which may set a longer title.
  useLayoutEffect(() => {
    document.title = title;
  }, [title]);
  useEffect(() => {
    // A dialog that opens over a page, and returns the focus to it, moves the focus itself.
    if (isOverPage(state) || last.current === pathname) return;
    last.current = pathname;
    // Where a page is for one field, that field is the content.
    const main = document.getElementById('main');
    (main?.querySelector<HTMLElement>('[data-first]') ?? main)?.focus({ preventScroll: true });
  }, [pathname, state]);
}
