import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useMatches } from 'react-router-dom';
import type { vi } from '../../i18n/vi';

/** What a route says about itself; prerendering reads it too. */
export interface PageHandle {
  title: keyof typeof vi.titles;
}

/**
 * Keeps the document's title in step with the route and the language, and moves focus to the content after a change of
 * page, so that keyboards and screen readers start there.
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
