import { useQuery } from '@tanstack/react-query';

/** The drawings and their library load with the dashboard only; a failed load can be retried like the data. */
export const useDrawings = () =>
  useQuery({
    queryKey: ['chart', 'drawings'],
    queryFn: () => import('./drawings'),
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
  });
export type Drawings = typeof import('./drawings');
