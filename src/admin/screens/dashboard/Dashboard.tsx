import { Box } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { userAccess } from '../../../../contract/permissions';
import { CountCards, StatCards } from '../../resources/StatCards';
import { PartError } from '../../ui/errors/PartError';
import { usePermission } from '../../ui/usePermission';

const ToDo = lazy(async () => ({ default: (await import('./ToDo')).ToDo }));

/** The specified cards for everyone, and the shop's results for those who may see them. */
export function Dashboard() {
  const may = usePermission();
  return (
    <>
      {may(userAccess.read) ? <StatCards /> : <CountCards />}
      {may('cases:read') && (
        <Suspense fallback={<Box sx={{ minHeight: 40 }} />}>
          <ToDo />
        </Suspense>
      )}
      {may('figures:read') && <LoadedFigures />}
    </>
  );
}

/** A separate chunk that does not delay the first paint; a failed load can be retried like data. */
function LoadedFigures() {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['chart', 'figures'],
    queryFn: () => import('./BusinessFigures'),
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
  });
  if (error && !isFetching) return <PartError error={error} onRetry={() => void refetch()} />;
  // As high as the loaded content, so that the page does not jump.
  return data ? <data.BusinessFigures /> : <Box sx={{ minHeight: 900 }} />;
}
