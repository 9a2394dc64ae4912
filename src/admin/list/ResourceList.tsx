import { DataTable, List, Pagination, SearchInput, useTranslate } from 'react-admin';
import { isPhone, useScreen } from '../layout/useScreen';
import { useNounTexts } from '../resources/useNounTexts';
import { useDefinition } from '../sections/definitionContext';
import { CardList } from './CardList';
import { RowNumber } from './columns';
import { exportCsv } from './exportCsv';
import { ListActions } from './ListActions';
import { ListEmpty } from './ListEmpty';
import { RowActions } from './RowActions';

/** Actions stay in sight while a wide table scrolls below them. */
const pinned = { position: 'sticky', right: 0, bgcolor: 'background.paper' } as const;
const frame = {
  '& .RaDataTable-tableWrapper': { overflowX: 'auto', border: '2px solid', borderColor: 'divider' },
};

const toolbar = {
  '& .RaList-main, & .RaList-content': { minWidth: 0, boxShadow: 'none', bgcolor: 'transparent' },
  '& .RaList-actions': { alignItems: { sm: 'center' }, bgcolor: 'transparent', mb: 1, minHeight: 'auto' },
  '& .RaList-actions > .MuiToolbar-root': { flex: '0 0 auto' },
  '& form': { alignItems: 'center', p: 0, minHeight: 56 },
  '& form > .filter-field': { width: { xs: '100%', sm: 'auto' } },
  '& form .RaFilterFormInput-spacer': { display: { xs: 'none', sm: 'block' } },
  '& form .MuiFormControl-root.MuiFormControl-root': { my: 0.5, minWidth: { xs: '100%', sm: 160 } },
};

function Rows() {
  const translate = useTranslate();
  const { columns, inputs, canDelete, hiddenColumns } = useDefinition();
  const label = translate('admin.list.label', { nouns: useNounTexts().nouns });
  const phone = useScreen(isPhone);
  if (phone) return <CardList label={label} columns={columns} actions={<RowActions />} />;
  return (
    <DataTable
      bulkActionButtons={false}
      rowClick={false}
      hiddenColumns={hiddenColumns}
      empty={<ListEmpty />}
      aria-label={label}
      sx={frame}
    >
      <DataTable.Col label="admin.column.number" disableSort>
        <RowNumber />
      </DataTable.Col>
      {columns}
      {(inputs || canDelete) && (
        <DataTable.Col label="admin.column.actions" disableSort sx={pinned}>
          <RowActions />
        </DataTable.Col>
      )}
    </DataTable>
  );
}

/** The list of the page's resource: numbered, sortable, searchable, with its declared columns and filters. */
export function ResourceList() {
  const { filters = [], sort, perPage = 10 } = useDefinition();
  return (
    <List
      title={false}
      empty={false}
      perPage={perPage}
      sort={sort ?? { field: '', order: 'ASC' }}
      actions={<ListActions />}
      exporter={exportCsv}
      filters={[<SearchInput key="q" source="q" alwaysOn />, ...filters]}
      pagination={<Pagination rowsPerPageOptions={[10, 25, 50, 100]} />}
      // A failed list is an empty one without a pop-up message (product.md section 8); ListEmpty says it quietly.
      queryOptions={{ onError: () => undefined }}
      sx={toolbar}
    >
      <Rows />
    </List>
  );
}
