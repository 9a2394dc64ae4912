import { Box, Skeleton } from '@mui/material';
import type { ReactElement, ReactNode } from 'react';
import {
  type DataTableProps,
  FilterButton,
  List,
  type ListProps,
  type RaRecord,
  SearchInput,
  SortButton,
  TopToolbar,
  useListContext,
  useTranslate,
} from 'react-admin';
import { paymentNumber } from '../../../../contract/paymentNumber';
import { type ListedResource, peopleFields } from '../../../../contract/readResource';
import { ClearFiltersButton } from '../../ui/list/ClearFiltersButton';
import { ColumnChoice } from '../../ui/list/ColumnChoice';
import { RangeStatus } from '../../ui/list/ListNotes';
import { ListPagination } from '../../ui/list/ListPagination';
import { ListState } from '../../ui/list/ListState';
import { Periods } from '../../ui/list/Periods';
import { periodOf } from '../../ui/list/periodOf';
import { listToolbar, plainList } from '../../ui/list/plainList';
import { usePermission } from '../../ui/usePermission';
import { isPhone, useScreen } from '../../ui/useScreen';
import { ListMenu } from '../views/ListMenu';
import { ListBody } from './ListBody';
import { MachineCsvItem } from './MachineCsvItem';
import { PeopleExport } from './PeopleExport';
import type { PeopleTable } from './peopleCsv';
import { RowTable } from './RowTable';
import type { ReadTable } from './readTable';

/** Translation keys: the name of the list, and the texts shown in place of rows. */
interface Texts {
  label: string;
  empty: string;
  /** In place of `empty` while the list has no filter. */
  nothing?: string;
  failed: string;
}

/** Rows as a table, shown as cards on a phone, or each as an item with its own layout. */
export type Rows<R> = ReadRows<R> | { item: (row: R) => ReactNode };

/** A table, and what its rows do as react-admin's documentation describes. */
interface ReadRows<R> {
  table: ReadTable;
  rowActions?: ReactElement;
  /** Which rows have actions; a page of rows without any has no column for them. */
  hasActions?: (row: R) => boolean;
  /** What a click on a row opens; by default what its link or button with a `data-key` does. */
  rowClick?: DataTableProps['rowClick'];
  /** Buttons for selected rows; without them none can be selected. */
  bulkActions?: ReactElement;
}

interface ToolsProps {
  resource: ListedResource;
  /** The columns of a list that is one. */
  table?: ReadTable;
  /** The name of the exported file. */
  title: string;
  /** Filters that "clear" leaves in place. */
  kept?: readonly string[];
  /** Whether filters are added with a button. */
  hasMore?: boolean;
  children?: ReactNode;
}

/** People's file: the columns of a table and the fields in their cells, or the fields of a list that has none. */
const fileOf = ({ name, fields, order }: ListedResource, table?: ReadTable): PeopleTable => ({
  name,
  ...(table ?? { sources: peopleFields({ fields, ...(order && { order }) }) }),
  fields: Object.fromEntries(
    Object.entries(fields).flatMap(([source, field]) => (field.kind === 'data' ? [] : [[source, field]])),
  ),
  words: Object.fromEntries(
    Object.entries(fields).flatMap(([source, { texts }]) => (texts ? [[source, texts]] : [])),
  ),
  shownAs: Object.fromEntries(
    Object.entries(fields).flatMap(([source, { isPayment }]) => (isPayment ? [[source, paymentNumber]] : [])),
  ),
});

/** Above a list: more filters, columns, the order where no headings sort, clear, export, and the page's own buttons. */
export function ReadTools({ resource, table, title, kept, hasMore, children }: ToolsProps) {
  const may = usePermission();
  const translate = useTranslate();
  const phone = useScreen(isPhone);
  const mayExport = resource.exportAccess !== undefined && may(resource.exportAccess);
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: { xs: 'wrap', md: 'nowrap' },
        gap: 1,
        alignItems: 'center',
        ml: 'auto',
      }}
    >
      <ClearFiltersButton {...(kept && { kept })} />
      {hasMore && <FilterButton disableSaveQuery />}
      {(phone || !table) && resource.sorts.length > 1 && <SortButton fields={[...resource.sorts]} />}
      {!phone && table && <ColumnChoice />}
      {mayExport && <PeopleExport table={fileOf(resource, table)} title={translate(title)} />}
      <ListMenu>{mayExport ? (close) => <MachineCsvItem close={close} /> : undefined}</ListMenu>
      {children}
    </Box>
  );
}

interface ContentProps<R> {
  texts: Texts;
  rows: Rows<R>;
  kept?: readonly string[] | undefined;
  /** The filter that the list opens with, which is none to its reader. */
  first?: object | undefined;
}

const Body = <R extends RaRecord>({ isPart, ...props }: ContentProps<R> & { isPart: boolean }) => (
  <ListBody isPart={isPart} rowClick={'table' in props.rows && props.rows.rowClick}>
    <Content {...props} />
  </ListBody>
);

function Content<R extends RaRecord>({ texts, rows, kept, first }: ContentProps<R>) {
  const label = useTranslate()(texts.label);
  const { data, isPending, error, filterValues } = useListContext<R>();
  const filter = JSON.stringify(filterValues ?? {});
  const isFiltered = filter !== '{}' && filter !== JSON.stringify(first);
  const empty = (!isFiltered && texts.nothing) || texts.empty;
  if (isPending) return <Skeleton variant="rectangular" height={320} />;
  if (error || data.length === 0) return <ListState empty={empty} failed={texts.failed} kept={kept} />;
  if ('table' in rows) {
    const { table, ...rest } = rows;
    return <RowTable label={label} columns={table.columns} {...rest} />;
  }
  return (
    <Box component="ul" aria-label={label} sx={{ m: 0, mt: 2, p: 0 }}>
      {data.map(rows.item)}
    </Box>
  );
}

interface ReadListProps<R> extends Pick<ListProps, 'actions' | 'aside' | 'exporter'> {
  resource: ListedResource;
  texts: Texts;
  rows: Rows<R>;
  /** Inputs next to the search. */
  filters?: ReactElement<{ alwaysOn?: boolean }>[];
  filterDefaultValues?: object;
  /** The filter of a list on a single record's page; such a list never opens in a saved view. */
  partOf?: object;
  /** The date that is narrowed to a period with one press, where no filter of the list does it. */
  period?: string;
  /** The page's own buttons. */
  tools?: ReactNode;
  /** A form that replaces filters and tools and contains `ReadTools`. */
  header?: ReactNode;
  /** Filters that "clear" leaves in place. */
  kept?: readonly string[];
}

/** The list of a read resource: paged, sorted, filtered and searched by the server, with its whole state in the address. */
export function ReadList<R extends RaRecord>({
  resource,
  texts,
  rows,
  filters = [],
  filterDefaultValues,
  partOf,
  period = periodOf(filters),
  tools,
  header,
  kept,
  actions = header ? (
    false
  ) : (
    <TopToolbar sx={listToolbar}>
      <ReadTools
        resource={resource}
        hasMore={filters.some(({ props }) => !props.alwaysOn)}
        title={texts.label}
        {...('table' in rows && { table: rows.table })}
      >
        {tools}
      </ReadTools>
    </TopToolbar>
  ),
  ...list
}: ReadListProps<R>) {
  const [field, order] = resource.sort;
  const search = resource.isSearched ? [<SearchInput key="q" source="q" alwaysOn />] : [];
  return (
    <List
      resource={resource.name}
      disableAuthentication
      storeKey={false}
      title={false}
      empty={false}
      exporter={false}
      perPage={25}
      {...list}
      sort={{ field, order }}
      {...(filterDefaultValues && { filterDefaultValues })}
      {...(partOf && { filter: partOf })}
      {...(!header && { filters: [...search, ...filters] })}
      actions={actions}
      pagination={<ListPagination />}
      // The list itself shows the failure, in place of the rows.
      queryOptions={{ onError: () => undefined }}
      sx={plainList}
    >
      {header}
      {period && (
        <Box sx={{ mb: 1 }}>
          <Periods source={period} />
        </Box>
      )}
      <Body texts={texts} rows={rows} kept={kept} first={filterDefaultValues} isPart={partOf !== undefined} />
      <RangeStatus />
    </List>
  );
}
