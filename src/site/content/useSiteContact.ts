import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { getSiteContact } from '../../api/site';

/** Whether the browser has become idle after the first load. */
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

/** Seller and support contact; requested once, after everything the page needs first. */
export const useSiteContact = () =>
  useQuery({
    queryKey: ['site', 'contact'],
    queryFn: ({ signal }) => getSiteContact(signal),
    enabled: useIdle(),
    staleTime: Number.POSITIVE_INFINITY,
  });
