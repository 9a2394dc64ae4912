import { QueryClient } from '@tanstack/react-query';

/**
 * When offline, a call fails at once and its screen reports it; by default it would pause silently and lock the dialog
 * that saves. Failed queries are refetched when the network returns.
 */
const networkMode = 'always' as const;
const options = {
  queries: {
    staleTime: 60_000,
    refetchOnWindowFocus: false,
    retry: false,
    networkMode,
    refetchOnReconnect: true,
  },
  mutations: { networkMode },
};

/** A new client; each prerendered page needs its own. */
export const createQueryClient = (): QueryClient => new QueryClient({ defaultOptions: options });

/**
 * The query client of all areas, so that staff who visit the public site and return find their lists cached ("loaded
 * once and cached", product.md section 4). Screens decide themselves when to refetch.
 */
export const queryClient = createQueryClient();
