import { Box } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { userAccess } from '../../../../contract/permissions';
import { paths } from '../../../paths';
import { CountCards, StatCards } from '../../resources/StatCards';
import { PartError } from '../../ui/errors/PartError';
import { loadEarly } from '../../ui/loadEarly';
import { usePermission } from '../../ui/usePermission';

const loadParts = loadEarly(paths.admin.dashboard, () => import('./parts'));

/** The specified cards for everyone, and what waits and the shop's results for those who may see them. */
export function Dashboard() {
  const may = usePermission();
  const [work, figures] = [may('cases:read'), may('figures:read')];
  return (
    <>
      {may(userAccess.read) ? <StatCards /> : <CountCards />}
      {(work || figures) && <Loaded work={work} figures={figures} />}
    </>
  );
}

/** A separate chunk that does not delay the first paint; a failed load can be retried like data. */
function Loaded({ work, figures }: { work: boolean; figures: boolean }) {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['chart', 'parts'],
    queryFn: loadParts,
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
  });
  if (error && !isFetching) return <PartError error={error} onRetry={() => void refetch()} />;
  // As high as the loaded content, so that the page does not jump.
  if (!data) return <Box sx={{ minHeight: (work ? 40 : 0) + (figures ? 900 : 0) }} />;
  return (
    <>
      {work && <data.ToDo />}
      {figures && <data.BusinessFigures />}
    </>
  );
}
