import { Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { HttpError } from 'react-admin';
import type { LimitName } from '../../../../contract/siteSettings';
import { getSettings } from '../../../api/settings';
import { guarded } from '../../../dataProvider/errors';
import { FetchAlert } from '../../ui/errors/FetchAlert';

interface AloneNoteProps {
  limit: LimitName;
  /** What is said of the limit, in its unit. */
  text: (most: number) => string;
}

/** How much one person may do alone within 24 hours; nothing for readers who may not know. */
export function AloneNote({ limit, text }: AloneNoteProps) {
  const { data, error, refetch } = useQuery({
    queryKey: ['settings'],
    queryFn: ({ signal }) => guarded('money.failed.limit', () => getSettings(signal)),
    retry: false,
  });
  const mayNotKnow = error instanceof HttpError && error.status === 403;
  if (error && !mayNotKnow) return <FetchAlert message="money.failed.limit" onRetry={refetch} />;
  if (!data) return null;
  return (
    <Typography variant="body2" color="text.secondary" sx={{ mb: 2 }}>
      {text(Math.min(data.limits[limit] ?? data.most[limit], data.most[limit]))}
    </Typography>
  );
}
