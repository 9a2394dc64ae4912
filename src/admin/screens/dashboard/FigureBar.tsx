import RefreshIcon from '@mui/icons-material/Refresh';
import { Box, Button, Tooltip, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { Figures } from '../../../../contract/figures';
import { timeOf } from '../../../../contract/vietnamTime';
import { formatFullDateTime } from '../../i18n/formats';
import { useLanguage } from '../../i18n/useLanguage';
import { useDays } from './chart/days';
import { PeriodChooser } from './PeriodChooser';
import { type useFigures, usePeriod } from './useFigures';

type State = ReturnType<typeof useFigures>;

/** The period, the one it is compared with, and the time of the figures. */
export function FigureBar({ figures, refused, isFetching, again }: State) {
  const translate = useTranslate();
  const [period, choose] = usePeriod();
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1.5,
        justifyContent: 'space-between',
        alignItems: 'flex-start',
      }}
    >
      <PeriodChooser period={period} onChoose={choose} refused={refused} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2 }}>
        {figures && <Against before={figures.before} />}
        {figures && <AsOf at={figures.asOf} />}
        <Button startIcon={<RefreshIcon />} aria-busy={isFetching} onClick={again}>
          {translate('figures.refresh')}
        </Button>
      </Box>
    </Box>
  );
}

function Against({ before: { from, to, hour } }: Pick<Figures, 'before'>) {
  const translate = useTranslate();
  const { full } = useDays();
  const days = from === to ? full(from) : `${full(from)} – ${full(to)}`;
  return (
    <Typography variant="body2" color="text.secondary">
      {hour === null ? translate('figures.against', { days }) : translate('figures.againstHour', { hour })}
    </Typography>
  );
}

/** The minute in Vietnam; the full moment on hover and focus. */
function AsOf({ at }: { at: string }) {
  const translate = useTranslate();
  const language = useLanguage();
  return (
    <Tooltip title={formatFullDateTime(at, language)} describeChild>
      <Typography component="time" variant="body2" color="text.secondary" dateTime={at} tabIndex={0}>
        {translate('figures.asOf', { time: timeOf(new Date(at)) })}
      </Typography>
    </Tooltip>
  );
}
