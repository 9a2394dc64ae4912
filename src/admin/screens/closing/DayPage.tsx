import PreviousIcon from '@mui/icons-material/ChevronLeftOutlined';
import NextIcon from '@mui/icons-material/ChevronRightOutlined';
import { Box, Button, Skeleton, Typography } from '@mui/material';
import { Link, Navigate, Route, Routes, useParams } from 'react-router-dom';
import type { DailyClose } from '../../../../contract/closing';
import { isDay } from '../../../../contract/dayText';
import { dayAfter, dayOf } from '../../../../contract/vietnamTime';
import { serverDate } from '../../../api/clock';
import { formatDay, formatWeekday } from '../../i18n/formats';
import { FetchAlert } from '../../ui/errors/FetchAlert';
import { usePermission } from '../../ui/usePermission';
import { moneyPaths } from '../money/moneyPaths';
import { useTexts } from '../money/useTexts';
import { Changes } from './Changes';
import { DayWord } from './DayWord';
import { Differences } from './Differences';
import { Files } from './Files';
import { Ledger } from './Ledger';
import { MoneyOfDay } from './MoneyOfDay';
import { OpenWork } from './OpenWork';
import { SignDialog } from './SignDialog';
import { SignPanel } from './SignPanel';
import { useClosingDay } from './useClosing';

const stack = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
} as const;
const columns = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
} as const;
const head = { display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 0.5, alignItems: 'center' } as const;

/** The day, its state, and links to the days before and after. */
function Head({ day, state }: { day: string; state: DailyClose['state'] | undefined }) {
  const { translate, language } = useTexts();
  const next = dayAfter(day);
  const to = (other: string) => `${moneyPaths.closing}/${other}`;
  return (
    <Box sx={{ ...head, justifyContent: 'space-between', mb: 2 }}>
      <Box sx={head}>
        <Typography variant="h5" component="h2" sx={{ fontWeight: 700 }}>
          {formatDay(day, language)}
        </Typography>
        <Typography color="text.secondary">{formatWeekday(day, language)}</Typography>
        {state && <DayWord state={state} />}
      </Box>
      <Box component="nav" aria-label={translate('closing.day.beside')}>
        <Button component={Link} to={to(dayAfter(day, -1))} startIcon={<PreviousIcon />}>
          {translate('closing.day.before')}
        </Button>
        {next <= dayOf(serverDate()) && (
          <Button component={Link} to={to(next)} endIcon={<NextIcon />}>
            {translate('closing.day.after')}
          </Button>
        )}
      </Box>
    </Box>
  );
}

function Body({ day, base }: { day: DailyClose; base: string }) {
  const { translate } = useTexts();
  const maySign = usePermission()('money:write');
  const { closed, differences, changes, gateways, ledger, cases, requests } = day;
  const isOpen = day.state === 'open' && maySign;
  return (
    <Box sx={stack}>
      <SignPanel day={day} base={base} />
      <Changes changes={changes} />
      <Differences title={translate('closing.difference.title')} differences={differences} />
      {closed && (
        <Differences title={translate('closing.difference.signed')} differences={closed.differences} />
      )}
      <Box sx={columns}>
        <Box sx={stack}>
          <MoneyOfDay day={day} />
          <OpenWork cases={cases} requests={requests} />
        </Box>
        <Box sx={stack}>
          <Files gateways={gateways} day={day.day} />
          <Ledger ledger={ledger} />
        </Box>
      </Box>
      <Routes>
        <Route index element={null} />
        <Route
          path="sign"
          element={isOpen ? <SignDialog day={day} base={base} /> : <Navigate to={base} replace />}
        />
        <Route path="*" element={<Navigate to={base} replace />} />
      </Routes>
    </Box>
  );
}

/** One day of the daily close, at its own address. */
export function DayPage() {
  const { day = '' } = useParams();
  const { data, error, refetch } = useClosingDay(day);
  if (!isDay(day)) return <Navigate to={moneyPaths.closing} replace />;
  return (
    <>
      <Head day={day} state={data?.state} />
      {error && <FetchAlert message={error.message} onRetry={refetch} />}
      {!data && !error && <Skeleton variant="rectangular" height={320} />}
      {data && <Body key={day} day={data} base={`${moneyPaths.closing}/${day}`} />}
    </>
  );
}
