import { useQuery } from '@tanstack/react-query';

/** The chart components and their library load when the first chart is seen, after the cards; a failed load can be retried like data. */
export const useDrawings = (enabled: boolean) =>
  useQuery({
    enabled,
    queryKey: ['chart', 'drawings'],
    queryFn: () => import('./drawings'),
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
  });
export type Drawings = typeof import('./drawings');
