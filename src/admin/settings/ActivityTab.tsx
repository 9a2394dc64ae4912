import { Box } from '@mui/material';
import { List, useListContext, useTranslate } from 'react-admin';
import type { HistoryEntry } from '../../../contract/history';
import { DefinitionContext } from '../definition/definitionContext';
import { Entry } from '../history/Entry';
import { ListPagination } from '../list/ListPagination';
import { resources } from '../resources';
import { ActivityEmpty } from './ActivityEmpty';
import { activityFilters } from './activityFilters';
import { Person, RecordLink } from './EntryLinks';

function Entries() {
  const translate = useTranslate();
  const { data, isPending, error } = useListContext<HistoryEntry>();
  if (isPending || error || data.length === 0) return <ActivityEmpty />;
  return (
    <Box component="ul" aria-label={translate('admin.tab.activity')} sx={{ m: 0, mt: 2, p: 0 }}>
      {data.map((entry) => (
        <DefinitionContext.Provider
          key={entry.id}
          value={resources.find(({ name }) => name === entry.resource) ?? null}
        >
          <Entry entry={entry} about={<RecordLink entry={entry} />} who={<Person entry={entry} />} />
        </DefinitionContext.Provider>
      ))}
    </Box>
  );
}

const look = {
  '& .RaList-main, & .RaList-content': { minWidth: 0, boxShadow: 'none', bgcolor: 'transparent' },
  '& .RaList-actions': { bgcolor: 'transparent' },
  '& form': { p: 0, pb: 2 },
  '& form > .filter-field': { width: { xs: '100%', sm: 'auto' } },
  '& form .MuiFormControl-root': { minWidth: { xs: 0, sm: 200 } },
};

/** Settings → Activity: what everybody on the staff did, by page and filter, both in the address (studio.md section 5). */
export const ActivityTab = () => (
  <List
    resource="history"
    disableAuthentication
    storeKey={false}
    title={false}
    empty={false}
    actions={false}
    exporter={false}
    perPage={25}
    sort={{ field: 'at', order: 'DESC' }}
    filters={activityFilters}
    pagination={<ListPagination />}
    queryOptions={{ onError: () => undefined }}
    sx={look}
  >
    <Entries />
  </List>
);
