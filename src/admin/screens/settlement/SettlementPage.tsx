import BackIcon from '@mui/icons-material/ArrowBackOutlined';
import { Box, Button, Typography } from '@mui/material';
import { Link, useParams } from 'react-router-dom';
import { paths } from '../../../paths';
import { FetchAlert } from '../../ui/errors/FetchAlert';
import { Page } from '../../ui/sections/Page';
import { usePermission } from '../../ui/usePermission';
import { useTexts } from '../money/useTexts';
import { BooksPanel } from './BooksPanel';
import { ColumnsPanel } from './ColumnsPanel';
import { FilePanel } from './FilePanel';
import { ResultPanel } from './ResultPanel';
import { useComparison, useSettlement } from './useSettlement';
import '../../i18n/settlement';

function Kept({ id }: { id: string }) {
  const { data, error, refetch } = useComparison(id);
  if (data) return <ResultPanel result={data} />;
  return error && <FetchAlert message={error.message} onRetry={refetch} />;
}

function Reconciliation() {
  const settlement = useSettlement();
  const { comparison: id } = useParams();
  const { reading } = settlement;
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2, mt: 2 }}>
      <FilePanel settlement={settlement} />
      {reading.data && <ColumnsPanel settlement={settlement} head={reading.data} />}
      {id && <Kept key={id} id={id} />}
      <BooksPanel />
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
  return (
    <Page name="transactions">
      <Button startIcon={<BackIcon />} component={Link} to={paths.admin.transactions}>
        {translate('transactions.page.back')}
      </Button>
      <Typography variant="h6" component="h2" sx={{ mt: 1 }}>
        {translate('settlement.title')}
      </Typography>
      <Typography color="text.secondary">{translate('settlement.intro')}</Typography>
      {may('payments:export') && <Reconciliation />}
    </Page>
  );
};
