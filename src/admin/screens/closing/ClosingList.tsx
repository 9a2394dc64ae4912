import { Alert, Box, Button, Link as MuiLink, Skeleton, Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import type { ClosingDay } from '../../../../contract/closing';
import { formatDay, formatWeekday } from '../../i18n/formats';
import { DateTime } from '../../ui/DateTime';
import { FetchAlert } from '../../ui/errors/FetchAlert';
import { FactTable, factColumns } from '../../ui/FactTable';
import { figures } from '../../ui/figures';
import { OpeningRows } from '../../ui/list/OpeningRows';
import { isPhone, useScreen } from '../../ui/useScreen';
import { moneyPaths } from '../money/moneyPaths';
import { useTexts } from '../money/useTexts';
import { DayWord } from './DayWord';
import { useClosingDays } from './useClosing';

/** Rows of the same height, whatever digits they have. */
const whole = { whiteSpace: 'nowrap' };

function useColumns() {
  const { translate, language } = useTexts();
  const paidOf = usePaid();
  const remarksOf = useRemarks();
  const head = (name: string) => translate(`closing.list.${name}`);
  return factColumns<ClosingDay>({
    day: {
      head: head('day'),
      cell: ({ day }) => (
        <Box component="span" sx={whole}>
          <DayLink day={day} />
          <Typography component="span" variant="body2" color="text.secondary" sx={{ ml: 1 }}>
            {formatWeekday(day, language, true)}
          </Typography>
        </Box>
      ),
    },
    state: { head: head('state'), cell: ({ state }) => <DayWord state={state} /> },
    paid: { head: head('paid'), isFigure: true, cell: paidOf },
    closedAt: {
      head: head('signed'),
      cell: ({ closedBy, closedAt }) =>
        closedAt ? (
          <Box component="span" sx={whole}>
            <span>{closedBy ?? '?'} · </span>
            <DateTime at={closedAt} />
          </Box>
        ) : (
          '–'
        ),
    },
    closedBy: 'closedAt',
    changes: { head: head('remarks'), cell: (one) => remarksOf(one) || '–' },
    differences: 'changes',
  });
}

/** Returns a function that says how much was paid, and in how many payments. */
function usePaid() {
  const { translate, money } = useTexts();
  return ({ paid }: ClosingDay): string =>
    paid
      .map(({ amount, currency, payments }) =>
        // On the narrowest phone it breaks between the sum and their number.
        [
          money(amount, currency),
          translate('closing.list.payments', { smart_count: payments }).replaceAll(' ', '\u00a0'),
        ].join(' · '),
      )
      .join(', ') || '–';
}

/** Returns the remarks about a signed-off day. */
function useRemarks() {
  const { translate } = useTexts();
  return ({ differences, changes }: ClosingDay): string =>
    [
      differences > 0 && translate('closing.list.differences', { smart_count: differences }),
      changes > 0 && translate('closing.list.changes', { smart_count: changes }),
    ]
      .filter(Boolean)
      .join(' · ');
}

const card = {
  display: 'grid',
  // The date stays whole beside a long state.
  gridTemplateColumns: 'minmax(min-content, 1fr) auto',
  columnGap: 2,
  py: 1.25,
  borderTop: '1px solid',
  borderColor: 'divider',
  listStyle: 'none',
  ...figures,
} as const;

/** The days on a phone, two lines each. */
function DayCards({ days }: { days: readonly ClosingDay[] }) {
  const { translate, language } = useTexts();
  const paidOf = usePaid();
  const remarksOf = useRemarks();
  return (
    <Box component="ul" aria-label={translate('closing.list.label')} sx={{ m: 0, p: 0 }}>
      {days.map((one) => (
        <Box component="li" key={one.day} sx={card}>
          <DayLink day={one.day} />
          <Box sx={{ justifySelf: 'end' }}>
            <DayWord state={one.state} />
          </Box>
          <Typography variant="body2" color="text.secondary">
            {formatWeekday(one.day, language)}
            {one.closedBy && (
              <>
                {' · '}
                <span style={whole}>{one.closedBy}</span>
              </>
            )}
          </Typography>
          <Typography variant="body2" sx={{ textAlign: 'right' }}>
            {paidOf(one)}
          </Typography>
          {remarksOf(one) && (
            <Typography variant="body2" sx={{ gridColumn: '1 / -1' }}>
              {remarksOf(one)}
            </Typography>
          )}
        </Box>
      ))}
    </Box>
  );
}

function DayLink({ day }: { day: string }) {
  const { language } = useTexts();
  return (
    <MuiLink
      data-key="open"
      component={Link}
      to={`${moneyPaths.closing}/${day}`}
      sx={{ whiteSpace: 'nowrap', fontWeight: 600 }}
    >
      {formatDay(day, language)}
    </MuiLink>
  );
}

/** What is left to do: days that nobody has signed off, and days that have changed since. */
function Waiting({ days }: { days: readonly ClosingDay[] }) {
  const { translate, language } = useTexts();
  const open = days.filter(({ state }) => state === 'open');
  const changed = days.filter(({ state }) => state === 'changed');
  // Oldest first: a month is closed day by day.
  const next = open.findLast(({ paid }) => paid.length > 0) ?? open.at(-1);
  if (!next && changed.length === 0)
    return <Alert severity="success">{translate('closing.list.allClosed')}</Alert>;
  const said = [
    open.length > 0 && translate('closing.list.open', { smart_count: open.length }),
    changed.length > 0 && translate('closing.list.changed', { smart_count: changed.length }),
  ].filter(Boolean);
  return (
    <Alert
      severity={changed.length > 0 ? 'warning' : 'info'}
      sx={{
        flexWrap: { xs: 'wrap', md: 'nowrap' },
        alignItems: { md: 'center' },
        // On a phone the buttons stand below the text, and where it begins.
        '& .MuiAlert-action': {
          flexWrap: { xs: 'wrap', md: 'nowrap' },
          gap: 1,
          m: 0,
          pt: { md: 0 },
          pl: { xs: 4.25, md: 2 },
          pb: { xs: 0.5, md: 0 },
        },
      }}
      action={[next, changed.at(-1)]
        .filter((one) => one !== undefined)
        .map(({ day }) => (
          <Button
            key={day}
            component={Link}
            to={`${moneyPaths.closing}/${day}`}
            color="inherit"
            variant="outlined"
            sx={{ whiteSpace: 'nowrap' }}
          >
            {translate('closing.list.next', { day: formatDay(day, language) })}
          </Button>
        ))}
    >
      {said.join(' ')}
    </Alert>
  );
}

/** The last 31 days and today, with what was paid and who signed them off. */
export function ClosingList() {
  const { translate } = useTexts();
  const { data, error, refetch } = useClosingDays();
  const columns = useColumns();
  const phone = useScreen(isPhone);
  if (error && !data) return <FetchAlert message={error.message} onRetry={refetch} />;
  if (!data) return <Skeleton variant="rectangular" height={320} />;
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Waiting days={data} />
      <OpeningRows>
        {phone ? (
          <DayCards days={data} />
        ) : (
          <FactTable
            label={translate('closing.list.label')}
            rows={data.map((one) => ({ ...one, id: one.day }))}
            columns={columns}
          />
        )}
      </OpeningRows>
    </Box>
  );
}
