import { QueryClient } from '@tanstack/react-query';

/**
 * Without a network a call fails at once and its screen says so; by default it would wait for one in silence, with the
 * dialog that saves locked. What failed is asked for again when the network returns.
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

/** A client of its own, as each prerendered page needs. */
export const createQueryClient = (): QueryClient => new QueryClient({ defaultOptions: options });

/**
 * The one query client of all areas, so that staff who visit the public site and return find their lists cached
 * ("loaded once and cached", product.md section 4). Screens say themselves when something must be read again.
 */
export const queryClient = createQueryClient();
