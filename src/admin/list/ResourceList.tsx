import {
  ColumnsButton,
  DataTable,
  ExportButton,
  List,
  Pagination,
  SearchInput,
  TopToolbar,
  useTranslate,
} from 'react-admin';
import { useNounTexts } from '../resources/useNounTexts';
import { useDefinition } from '../sections/definitionContext';
import { AddButton } from './AddButton';
import { RowNumber } from './columns';
import { ListEmpty } from './ListEmpty';
import { RowActions } from './RowActions';

/** An export is of everything that the filter let through, not of the first thousand. */
const exportRows = 10_000;

const Actions = () => (
  <TopToolbar>
    <ColumnsButton />
    <ExportButton maxResults={exportRows} />
    {useDefinition().inputs && <AddButton />}
  </TopToolbar>
);

/** The list of the page's resource: numbered, sortable, searchable, with its declared columns and filters. */
export function ResourceList() {
  const translate = useTranslate();
  const { columns, inputs, canDelete, filters = [], sort, perPage = 10 } = useDefinition();
  const { nouns } = useNounTexts();
  return (
    <List
      title={false}
      empty={false}
      perPage={perPage}
      sort={sort ?? { field: '', order: 'ASC' }}
      actions={<Actions />}
      filters={[<SearchInput key="q" source="q" alwaysOn />, ...filters]}
      pagination={<Pagination rowsPerPageOptions={[10, 25, 50, 100]} />}
      // A failed list is an empty one without a pop-up message (product.md section 8); ListEmpty says it quietly.
      queryOptions={{ onError: () => undefined }}
      sx={{
        '& .RaList-main, & .RaList-content': { minWidth: 0 },
        '& .RaFilterForm-form, & form': { alignItems: 'flex-start' },
      }}
    >
      <DataTable
        bulkActionButtons={false}
        rowClick={false}
        empty={<ListEmpty />}
        aria-label={translate('admin.list.label', { nouns })}
        sx={{ '& .RaDataTable-tableWrapper': { overflowX: 'auto' } }}
      >
        <DataTable.Col label="admin.column.number" disableSort>
          <RowNumber />
        </DataTable.Col>
        {columns}
        {(inputs || canDelete) && (
          <DataTable.Col label="admin.column.actions" disableSort>
            <RowActions />
          </DataTable.Col>
        )}
      </DataTable>
    </List>
  );
}
