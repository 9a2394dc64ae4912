import { Box, Typography } from '@mui/material';
import { useParams } from 'react-router-dom';
import { paths } from '../../../paths';
import { FetchAlert } from '../../ui/errors/FetchAlert';
import { BackLink } from '../../ui/sections/BackLink';
import { Page } from '../../ui/sections/Page';
import { usePermission } from '../../ui/usePermission';
import { moneyPaths } from '../money/moneyPaths';
import { useTexts } from '../money/useTexts';
import { BooksPanel } from './BooksPanel';
import { ColumnsPanel } from './ColumnsPanel';
import { FilePanel } from './FilePanel';
import { RecentPanel } from './RecentPanel';
import { ResultPanel } from './ResultPanel';
import { useAskedDay, useComparison, useComparisons, useSettlement } from './useSettlement';
import '../../i18n/settlement';

const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2, mt: 2 };

function Kept({ id }: { id: string }) {
  const { data, error, refetch } = useComparison(id);
  if (data) return <ResultPanel result={data} />;
  return error && <FetchAlert message={error.message} onRetry={refetch} />;
}

function Reconciliation() {
  const settlement = useSettlement();
  const { comparison: id } = useParams();
  const { isPending } = useComparisons();
  const { translate } = useTexts();
  const { file, reading } = settlement;
  // What somebody compared before comes first, with the form for another file folded below it.
  const isKept = id !== undefined && !file;
  return (
    <Box sx={column}>
      {isKept ? (
        <>
          <Kept key={id} id={id} />
          <details>
            <Typography component="summary" sx={{ cursor: 'pointer', width: 'fit-content', py: 1 }}>
              {translate('settlement.another')}
            </Typography>
            <FilePanel settlement={settlement} />
          </details>
        </>
      ) : (
        <>
          <FilePanel settlement={settlement} />
          {reading.data && <ColumnsPanel settlement={settlement} head={reading.data} />}
          {id && <Kept key={id} id={id} />}
        </>
      )}
      <RecentPanel />
      {/* The list above it would push its button from under the pointer. */}
      {!isPending && <BooksPanel />}
    </Box>
  );
}

/**
 * Transactions → Reconciliation: compares a gateway's file with our books, and exports for the accountant (studio.md
 * section 2).
 */
export const SettlementPage = () => {
  const { translate } = useTexts();
  const may = usePermission();
  const { day } = useAskedDay();
  return (
    <Page name="transactions">
      <BackLink
        to={day ? `${moneyPaths.closing}/${day}` : paths.admin.transactions}
        text={day ? 'settlement.backToDay' : 'transactions.page.back'}
        heading="transactions.list.reconciliation"
      />
      <Typography color="text.secondary">{translate('settlement.intro')}</Typography>
      {may('payments:export') && <Reconciliation />}
    </Page>
  );
};
