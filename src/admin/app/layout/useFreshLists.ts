import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { reloadOldLists, reorderLists } from '../../../dataProvider/wholeList';
import { useLanguage } from '../../i18n/useLanguage';

const minute = 60_000;

/**
 * Refetches stale lists, which are otherwise loaded once: those older than a minute when the tab becomes visible,
 * those older than ten minutes while it stays visible, and all of them when the language changes, as texts then sort
 * differently.
 */
export function useFreshLists(): void {
  const queryClient = useQueryClient();
  const language = useLanguage();
  const ordered = useRef(language);
  useEffect(() => {
    if (ordered.current !== language) void reorderLists(queryClient);
    ordered.current = language;
  }, [queryClient, language]);
  useEffect(() => {
    const refresh = (age: number) => () => {
      if (document.visibilityState === 'visible') reloadOldLists(queryClient, age);
    };
    const look = refresh(minute);
    document.addEventListener('visibilitychange', look);
    window.addEventListener('focus', look);
    const timer = setInterval(refresh(10 * minute), minute);
    return () => {
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('focus', look);
      clearInterval(timer);
    };
  }, [queryClient]);
}
