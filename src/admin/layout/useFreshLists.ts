import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { reloadOldLists } from '../../dataProvider/wholeList';

const minute = 60_000;

/**
 * Lists are loaded once and kept, yet a tab that was left alone must not show yesterday's state: one that is looked at
 * again fetches what is older than a minute, and one that stays in sight what is older than ten.
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
