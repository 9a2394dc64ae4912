import { Box } from '@mui/material';
import { List, TopToolbar, useListContext, useTranslate } from 'react-admin';
import type { HistoryEntry } from '../../../../contract/history';
import { DefinitionContext } from '../../crud/definition/definitionContext';
import { Entry } from '../../crud/history/Entry';
import { ExportAllButton } from '../../crud/list/ExportAllButton';
import { resources } from '../../resources';
import { ListPagination } from '../../ui/list/ListPagination';
import { ListState } from '../../ui/list/ListState';
import { plainList } from '../../ui/list/plainList';
import { activityFilters } from './activityFilters';
import { Person, RecordLink } from './EntryLinks';

function Entries() {
  const translate = useTranslate();
  const { data, isPending, error } = useListContext<HistoryEntry>();
  if (isPending || error || data.length === 0) {
    return <ListState empty="admin.history.empty" failed="admin.history.failed" />;
  }
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

/** Settings → Activity: what everybody on the staff did, by page and filter, both in the address (studio.md section 5). */
export const ActivityTab = () => (
  <List
    resource="history"
    disableAuthentication
    storeKey={false}
    title={false}
    empty={false}
    actions={
      <TopToolbar>
        <ExportAllButton />
      </TopToolbar>
    }
    exporter={false}
    perPage={25}
    sort={{ field: 'at', order: 'DESC' }}
    filters={activityFilters}
    pagination={<ListPagination />}
    queryOptions={{ onError: () => undefined }}
    sx={plainList}
  >
    <Entries />
  </List>
);
