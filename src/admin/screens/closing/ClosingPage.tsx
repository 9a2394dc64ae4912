import { Typography } from '@mui/material';
import { Route, Routes } from 'react-router-dom';
import { paths } from '../../../paths';
import { BackLink } from '../../ui/sections/BackLink';
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
      <BackLink
        to={paths.admin.transactions}
        text="transactions.page.back"
        heading="transactions.list.closing"
      />
      <Typography color="text.secondary" sx={{ mb: 2 }}>
        {translate('closing.intro')}
      </Typography>
      <ClosingList />
    </>
  );
}

function Day() {
  return (
    <>
      <BackLink to={moneyPaths.closing} text="closing.back" />
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
