import { Box, Typography } from '@mui/material';
import { transactions } from '../../../../contract/readResources';
import { ReadList, ReadTools } from '../../crud/list/ReadList';
import { useTexts } from '../money/useTexts';
import { StateTabs } from './StateTabs';
import { Totals } from './Totals';
import { TransactionFilters } from './TransactionFilters';
import { transactionTable } from './transactionColumns';
import { useSummary } from './useTransactions';

const texts = {
  label: 'transactions.list.label',
  empty: 'transactions.list.none',
  failed: 'transactions.list.failed',
};

/** The tabs set it, which stay. */
const kept = ['status'];

const header = (
  <>
    <StateTabs />
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, my: 2, '& > :last-child': { ml: 'auto' } }}>
      <Totals />
      <ReadTools resource={transactions} table={transactionTable} title={texts.label} kept={kept} />
    </Box>
    <TransactionFilters />
  </>
);

/** The payments by state, filter and page, all of which are in the address (studio.md section 2). */
export function TransactionList() {
  const { translate } = useTexts();
  // The list does not wait for the summary, which may be slow or fail.
  const { data } = useSummary({});
  if (data?.all.count === 0 && data.look.count === 0) {
    return <Typography color="text.secondary">{translate('admin.page.empty')}</Typography>;
  }
  return (
    <ReadList
      resource={transactions}
      texts={texts}
      rows={{ table: transactionTable }}
      header={header}
      kept={kept}
    />
  );
}
