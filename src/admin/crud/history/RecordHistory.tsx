import { Box, Button, Typography } from '@mui/material';
import { type RaRecord, useInfiniteGetList, useTranslate } from 'react-admin';
import type { HistoryEntry } from '../../../../contract/history';
import { FetchAlert } from '../../ui/errors/FetchAlert';
import { Entry } from './Entry';
import { type Version, versionsOf } from './entryFields';

/** Entries loaded per step. */
const step = 10;

interface RecordHistoryProps {
  resource: string;
  id: RaRecord['id'];
  /** Restores the version before an entry; without this there is no button. */
  onRestore?: (version: Version, entry: HistoryEntry) => void;
}

/** What was done to one record, newest first. */
export function RecordHistory({ resource, id, onRestore }: RecordHistoryProps) {
  const translate = useTranslate();
  const { data, error, refetch, hasNextPage, fetchNextPage } = useInfiniteGetList<HistoryEntry>(
    'history',
    {
      filter: { resource, recordId: String(id) },
      sort: { field: 'at', order: 'DESC' },
      pagination: { page: 1, perPage: step },
    },
    { onError: () => undefined },
  );
  if (error && !data) return <FetchAlert message="admin.history.failed" onRetry={refetch} />;
  if (!data) return <Typography role="status">{translate('admin.dialog.loading')}</Typography>;
  const entries = data.pages.flatMap((page) => page.data);
  if (entries.length === 0) return <Typography>{translate('admin.history.empty')}</Typography>;
  return (
    <>
      <Box component="ul" aria-label={translate('admin.history.tab')} sx={{ m: 0, p: 0 }}>
        {entries.map((entry) => {
          const { before, after } = versionsOf(entry);
          return (
            <Entry key={entry.id} entry={entry}>
              {onRestore && before && after && entry.action !== 'delete' && (
                <Button sx={{ mt: 1 }} onClick={() => onRestore(before, entry)}>
                  {translate('admin.history.restore')}
                </Button>
              )}
            </Entry>
          );
        })}
      </Box>
      {hasNextPage && (
        <Button onClick={() => void fetchNextPage()}>{translate('admin.history.older')}</Button>
      )}
    </>
  );
}
