import { Box, type Theme } from '@mui/material';
import { type ReactElement, type ReactNode, useDeferredValue, useRef } from 'react';
import { DataTable, List, ListContextProvider, SearchInput, useListContext, useTranslate } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { RangeStatus } from '../../ui/list/ListNotes';
import { ListPagination } from '../../ui/list/ListPagination';
import { Periods } from '../../ui/list/Periods';
import { periodOf } from '../../ui/list/periodOf';
import { useListKeys } from '../../ui/list/useListKeys';
import { useScrollBox } from '../../ui/list/useScrollBox';
import { isPhone, useScreen } from '../../ui/useScreen';
import { useDefinition } from '../definition/definitionContext';
import { useAbilities } from '../definition/useAbilities';
import { useResourceTexts } from '../definition/useResourceTexts';
import { useViewOfAddress } from '../views/useViews';
import { BulkActions } from './BulkActions';
import { CardList } from './CardList';
import { RowNumber } from './columns';
import { ListActions } from './ListActions';
import { ListEmpty } from './ListEmpty';
import { RowActions } from './RowActions';
import { SelectionBar } from './SelectionBar';

/** Actions stay visible while a wide table scrolls beneath them; opaque also in the colour of the row under the pointer. */
const pinned = {
  position: 'sticky',
  right: 0,
  bgcolor: 'background.paper',
  'tr:hover > td&': {
    backgroundImage: ({ palette }: Theme) =>
      `linear-gradient(${palette.action.hover}, ${palette.action.hover})`,
  },
} as const;
const toolbar = {
  '& .RaList-main, & .RaList-content': { minWidth: 0, boxShadow: 'none', bgcolor: 'transparent' },
  // Or the bar of selected rows could not stay in sight.
  '& .RaList-content': { overflow: 'visible' },
  '& .RaList-actions': { alignItems: { sm: 'flex-start' }, bgcolor: 'transparent', mb: 1, minHeight: 'auto' },
  '& .RaList-actions > .MuiToolbar-root': { flex: '0 0 auto' },
  '& form': { alignItems: 'center', p: 0, minHeight: 56, columnGap: { xs: 1, sm: 0 } },
  // On a phone the search takes a line, and so does a field with a button, which would cut off a date in half a line; the
  // other fields share one in pairs.
  '& form > .filter-field': { width: { xs: 'calc(50% - 4px)', sm: 'auto' } },
  '& form > .filter-field[data-source="q"], & form > .filter-field:has(> .RaFilterFormInput-hideButton)': {
    width: { xs: '100%', sm: 'auto' },
  },
  '& form .RaFilterFormInput-hideButton': { mb: { sm: 1.5 } },
  '& form .RaFilterFormInput-spacer': { display: { xs: 'none', sm: 'block' } },
  '& form .MuiFormControl-root.MuiFormControl-root': {
    // A line of filters is as high as the toolbar, so that a second one moves neither.
    my: { xs: 0.5, sm: 1 },
    flex: '1 1 auto',
    minWidth: { xs: 0, sm: 160 },
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

const noToolbar = <></>;

function Table({ label, bulkActions }: { label: string; bulkActions: ReactElement | false }) {
  const { columns, rowClick = false } = useDefinition();
  const { canEdit, canDelete } = useAbilities();
  return (
    <Box role="region" aria-label={label} tabIndex={0} sx={useScrollBox()}>
      <DataTable
        bulkActionButtons={bulkActions}
        // It stands below the table, outside of the box that scrolls.
        bulkActionsToolbar={noToolbar}
        rowClick={rowClick}
        hiddenColumns={useHiddenColumns()}
        empty={<ListEmpty />}
        aria-label={label}
      >
        <DataTable.Col label="admin.column.number" disableSort>
          <RowNumber />
        </DataTable.Col>
        {columns}
        {(canEdit || canDelete) && (
          <DataTable.Col label="admin.column.actions" disableSort sx={pinned}>
            <RowActions />
          </DataTable.Col>
        )}
      </DataTable>
    </Box>
  );
}

function Rows() {
  const translate = useTranslate();
  const { columns, bulkActions = <BulkActions /> } = useDefinition();
  const label = translate('admin.list.label', { nouns: useResourceTexts().nouns });
  const phone = useScreen(isPhone);
  const list = useRef<HTMLDivElement>(null);
  useListKeys(list);
  useViewOfAddress(useListContext().resource);
  return (
    <div ref={list}>
      {phone ? (
        <CardList label={label} columns={columns} actions={<RowActions />} bulkActions={bulkActions} />
      ) : (
        <>
          <Table label={label} bulkActions={bulkActions} />
          {bulkActions && <SelectionBar>{bulkActions}</SelectionBar>}
        </>
      )}
      <RangeStatus />
    </div>
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
