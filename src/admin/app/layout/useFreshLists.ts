import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { reloadOldLists } from '../../../dataProvider/wholeList';

const minute = 60_000;

/**
 * Refetches stale lists, which are otherwise loaded once: those older than a minute when the tab becomes visible, and
 * those older than ten while it stays visible.
 */
export function useFreshLists(): void {
  const queryClient = useQueryClient();
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
