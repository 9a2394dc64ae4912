import { useQuery } from '@tanstack/react-query';

/** The chart components and their library load only with the dashboard; a failed load can be retried like data. */
export const useDrawings = () =>
  useQuery({
    queryKey: ['chart', 'drawings'],
    queryFn: () => import('./drawings'),
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
  });
export type Drawings = typeof import('./drawings');
