import { QueryClient } from '@tanstack/react-query';

/**
 * The one query client of all areas, so that staff who visit the public site and return find their lists cached
 * ("loaded once and cached", product.md section 4). Screens say themselves when something must be read again.
 */
export const queryClient = new QueryClient({
  defaultOptions: { queries: { staleTime: 60_000, refetchOnWindowFocus: false, retry: false } },
});
