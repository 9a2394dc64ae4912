import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { getSiteContact } from '../api/site';

/** Whether the browser has had nothing to do for a moment; the first load comes before. */
function useIdle(): boolean {
  const [idle, setIdle] = useState(false);
  useEffect(() => {
    const go = () => setIdle(true);
    if (!window.requestIdleCallback) {
      const timer = setTimeout(go, 2000);
      return () => clearTimeout(timer);
    }
    const call = window.requestIdleCallback(go, { timeout: 5000 });
    return () => window.cancelIdleCallback(call);
  }, []);
  return idle;
}

/** Who sells and who helps; asked for once, after everything that the page needs at first. */
export const useSiteContact = () =>
  useQuery({
    queryKey: ['site', 'contact'],
    queryFn: ({ signal }) => getSiteContact(signal),
    enabled: useIdle(),
    staleTime: Number.POSITIVE_INFINITY,
  });
