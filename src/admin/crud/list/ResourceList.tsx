import { Box } from '@mui/material';
import { type ReactNode, useDeferredValue } from 'react';
import { DataTable, List, ListContextProvider, SearchInput, useListContext, useTranslate } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { RangeStatus } from '../../ui/list/ListNotes';
import { ListPagination } from '../../ui/list/ListPagination';
import { Periods } from '../../ui/list/Periods';
import { periodOf } from '../../ui/list/periodOf';
import { useDefinition } from '../definition/definitionContext';
import { useAbilities } from '../definition/useAbilities';
import { useResourceTexts } from '../definition/useResourceTexts';
import { BulkActions } from './BulkActions';
import { RowNumber } from './columns';
import { ListActions } from './ListActions';
import { ListBody } from './ListBody';
import { ListEmpty } from './ListEmpty';
import { RowActions } from './RowActions';
import { RowTable } from './RowTable';

const toolbar = {
  '& .RaList-main, & .RaList-content': { minWidth: 0, boxShadow: 'none', bgcolor: 'transparent' },
  // Or the bar of selected rows could not stay in sight.
  '& .RaList-content': { overflow: 'visible' },
  '& .RaList-actions': { alignItems: { sm: 'flex-start' }, bgcolor: 'transparent', mb: 1, minHeight: 'auto' },
  // Where it does not fit beside the filters, it ends where the list does.
  '& .RaList-actions > .MuiToolbar-root': { flex: '0 0 auto', ml: 'auto' },
  '& form': { alignItems: 'center', p: 0, minHeight: 56, columnGap: { xs: 1, sm: 0 } },
  // On a phone the search takes a line, and so does a field with a button, which would cut off a date in half a line; the
  // other fields share one in pairs, and one alone has it whole.
  '& form > .filter-field': {
    width: { xs: 'calc(50% - 4px)', sm: 'auto' },
    flexGrow: { xs: 1, sm: 0 },
  },
  '& form > .filter-field[data-source="q"], & form > .filter-field:has(> .RaFilterFormInput-hideButton)': {
    width: { xs: '100%', sm: 'auto' },
  },
  // On a laptop, search and two filters share the line with the toolbar.
  '& form > .filter-field[data-source="q"] .MuiFormControl-root.MuiFormControl-root': {
    width: { sm: 200, lg: 'auto' },
  },
  '& form .RaFilterFormInput-hideButton': { mb: { sm: 1.5 } },
  '& form .RaFilterFormInput-spacer, & form > .RaFilterForm-clearFix': {
    display: { xs: 'none', sm: 'block' },
  },
  '& form .MuiFormControl-root.MuiFormControl-root': {
    // A line of filters is as high as the toolbar, so that a second one moves neither.
    my: { xs: 0.5, sm: 1 },
    flex: '1 1 auto',
    minWidth: { xs: 0, sm: 144 },
  },
};

/** The columns hidden by default, except those that the current filter concerns. */
function useHiddenColumns(): string[] {
  const { hiddenColumns = [], shownByFilter = {} } = useDefinition();
  const { filterValues } = useListContext();
  const shown = Object.entries(shownByFilter)
    .filter(([filter]) => filter in filterValues)
    .map(([, column]) => column);
  return hiddenColumns.filter((column) => !shown.includes(column));
}

const number = (
  <DataTable.Col label="admin.column.number" disableSort>
    <RowNumber />
  </DataTable.Col>
);

function Rows() {
  const translate = useTranslate();
  const { columns, bulkActions = <BulkActions />, rowClick = false } = useDefinition();
  const { canEdit, canDelete } = useAbilities();
  return (
    <ListBody rowClick={rowClick}>
      <RowTable
        label={translate('admin.list.label', { nouns: useResourceTexts().nouns })}
        first={number}
        columns={columns}
        rowActions={canEdit || canDelete ? <RowActions /> : undefined}
        bulkActions={bulkActions}
        rowClick={rowClick}
        hiddenColumns={useHiddenColumns()}
        empty={<ListEmpty />}
      />
      <RangeStatus />
    </ListBody>
  );
}

/**
 * Renders its content after the surrounding list, in slices: a response would otherwise be rendered in one task, which
 * blocks a slow computer for a third of a second (docs/performance.md).
 */
const Deferred = ({ children }: { children: ReactNode }) => (
  <ListContextProvider value={useDeferredValue(useListContext())}>{children}</ListContextProvider>
);

/** Whether the address has a filter that only links set; unlike one set by hand, it is not stored. */
function isOfLink(search: string, linked: readonly string[]): boolean {
  const filter = new URLSearchParams(search).get('filter') ?? '';
  return linked.some((name) => filter.includes(`"${name}"`));
}

/** The list of the page's resource: numbered, sortable, searchable, with its declared columns and filters. */
export function ResourceList() {
  const {
    name,
    filters = [],
    linkedFilters = [],
    sort,
    perPage = 10,
    actions = <ListActions />,
    aside,
  } = useDefinition();
  const ofLink = isOfLink(useLocation().search, linkedFilters);
  const period = periodOf(filters);
  return (
    <List
      // PageBody has already checked access, without react-admin's one-second delay.
      disableAuthentication
      key={String(ofLink)}
      storeKey={ofLink ? `${name}.linked` : undefined}
      title={false}
      empty={false}
      perPage={perPage}
      sort={sort ?? { field: '', order: 'ASC' }}
      actions={actions}
      aside={aside}
      filters={[<SearchInput key="q" source="q" alwaysOn />, ...filters]}
      pagination={<ListPagination />}
      // A failed list is shown as empty, without a notification (product.md section 8); ListEmpty notes the failure.
      queryOptions={{ onError: () => undefined }}
      sx={toolbar}
    >
      {period && (
        <Box sx={{ mb: 1 }}>
          <Periods source={period} />
        </Box>
      )}
      <Deferred>
        <Rows />
      </Deferred>
    </List>
  );
}
