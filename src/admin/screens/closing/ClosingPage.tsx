import BackIcon from '@mui/icons-material/ArrowBackOutlined';
import { Button, Typography } from '@mui/material';
import { Link, Route, Routes } from 'react-router-dom';
import { paths } from '../../../paths';
import { Page } from '../../ui/sections/Page';
import { moneyPaths } from '../money/moneyPaths';
import { useTexts } from '../money/useTexts';
import { ClosingList } from './ClosingList';
import { DayPage } from './DayPage';
import '../../i18n/closing';

function Days() {
  const { translate } = useTexts();
  return (
    <>
      <Button startIcon={<BackIcon />} component={Link} to={paths.admin.transactions}>
        {translate('transactions.page.back')}
      </Button>
      <Typography variant="h6" component="h2" sx={{ mt: 1 }}>
        {translate('closing.title')}
      </Typography>
      <Typography color="text.secondary" sx={{ mb: 2 }}>
        {translate('closing.intro')}
      </Typography>
      <ClosingList />
    </>
  );
}

function Day() {
  const { translate } = useTexts();
  return (
    <>
      <Button startIcon={<BackIcon />} component={Link} to={moneyPaths.closing} sx={{ mb: 1 }}>
        {translate('closing.back')}
      </Button>
      <DayPage />
    </>
  );
}

/** Transactions → Daily close: the list of days, and each day at its own address below (studio.md section 2). */
export const ClosingPage = () => (
  <Page name="transactions">
    <Routes>
      <Route index element={<Days />} />
      <Route path=":day/*" element={<Day />} />
    </Routes>
  </Page>
);
