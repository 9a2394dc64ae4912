import { Box, Button, Skeleton, Typography } from '@mui/material';
import { ColumnsButton, DataTable, List, SortButton, useListContext } from 'react-admin';
import type { Transaction } from '../../../../contract/transactions';
import { CardList } from '../../crud/list/CardList';
import { RangeStatus } from '../../ui/list/ListNotes';
import { ListPagination } from '../../ui/list/ListPagination';
import { scrollBox } from '../../ui/list/scrollBox';
import { usePermission } from '../../ui/usePermission';
import { isPhone, useScreen } from '../../ui/useScreen';
import { useTexts } from '../money/useTexts';
import { ExportButton } from './ExportButton';
import { StateTabs } from './StateTabs';
import { Totals } from './Totals';
import { TransactionFilters } from './TransactionFilters';
import { transactionColumns } from './transactionColumns';
import { useSummary } from './useTransactions';

const bare = {
  '& .RaList-main, & .RaList-content': { minWidth: 0, boxShadow: 'none', bgcolor: 'transparent' },
};

/** In the rows' place: they could not be read, or there are none. */
function NoRows() {
  const { translate } = useTexts();
  const { error, refetch } = useListContext();
  if (!error) return <Typography sx={{ py: 3 }}>{translate('transactions.list.none')}</Typography>;
  return (
    <Box role="alert" sx={{ py: 3 }}>
      {translate('transactions.list.failed')}{' '}
      <Button onClick={() => void refetch()}>{translate('admin.list.retry')}</Button>
    </Box>
  );
}

function Rows() {
  const { translate } = useTexts();
  const { data, isPending } = useListContext<Transaction>();
  const phone = useScreen(isPhone);
  const label = translate('transactions.list.label');
  if (isPending) return <Skeleton variant="rectangular" height={320} />;
  if (!data?.length) return <NoRows />;
  if (phone) return <CardList label={label} columns={transactionColumns} actions={null} />;
  return (
    <Box role="region" aria-label={label} tabIndex={0} sx={scrollBox}>
      <DataTable bulkActionButtons={false} rowClick={false} aria-label={label}>
        {transactionColumns}
      </DataTable>
    </Box>
  );
}

function Tools() {
  const { translate } = useTexts();
  const { filterValues, setFilters } = useListContext();
  const mayExport = usePermission()('payments:export');
  const phone = useScreen(isPhone);
  const { status, ...others } = filterValues;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', ml: { sm: 'auto' } }}>
      {phone ? <SortButton fields={['createdAt', 'amount']} /> : <ColumnsButton />}
      {Object.keys(others).length > 0 && (
        <Button onClick={() => setFilters(status ? { status } : {}, {}, false)}>
          {translate('admin.list.clear')}
        </Button>
      )}
      {mayExport && <ExportButton />}
    </Box>
  );
}

/** The payments by state, filter and page, all of it in the address (studio.md section 2). */
export function TransactionList() {
  const { translate } = useTexts();
  const { data, isPending } = useSummary({});
  if (isPending) return <Skeleton variant="rectangular" height={320} />;
  if (data?.all.count === 0 && data.look.count === 0) {
    return <Typography color="text.secondary">{translate('admin.page.empty')}</Typography>;
  }
  return (
    <List
      resource="transactions"
      disableAuthentication
      storeKey={false}
      title={false}
      empty={false}
      actions={false}
      exporter={false}
      perPage={25}
      sort={{ field: 'createdAt', order: 'DESC' }}
      pagination={<ListPagination />}
      queryOptions={{ onError: () => undefined }}
      sx={bare}
    >
      <StateTabs />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'space-between', my: 2 }}>
        <Totals />
        <Tools />
      </Box>
      <TransactionFilters />
      <Rows />
      <RangeStatus />
    </List>
  );
}
