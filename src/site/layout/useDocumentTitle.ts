import { useEffect, useRef } from 'react';
import { useLocation, useMatches } from 'react-router-dom';
import { useTranslation } from '../../i18n/useTranslation';
import type { vi } from '../../i18n/vi';

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
  const { pathname } = useLocation();
  const handle = useMatches().at(-1)?.handle as PageHandle | undefined;
  const title = handle ? t(`titles.${handle.title}`) : 'Outline';
  const first = useRef(pathname);
  useEffect(() => {
    document.title = title;
  }, [title]);
  useEffect(() => {
    if (first.current === pathname) return;
    first.current = '';
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [pathname]);
}
