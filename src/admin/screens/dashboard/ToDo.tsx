import { Box, Link as MuiLink, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { getToDo } from '../../../../contract/calls/figures';
import type { ToDo as Waiting } from '../../../../contract/toDo';
import { toDoFilters } from '../../../../contract/toDoFilters';
import { call } from '../../../api/call';
import { useFormats } from '../../i18n/useFormats';
import { playerPath } from '../../resources/playerPaths';
import { FetchAlert } from '../../ui/errors/FetchAlert';
import { moneyPaths } from '../money/moneyPaths';
import '../../i18n/figures';

const filtered = (path: string, filter: object) =>
  `${path}?${new URLSearchParams({ filter: JSON.stringify(filter) })}`;

/** Where each part of what waits is done. */
const places = {
  cases: filtered(moneyPaths.cases, toDoFilters.cases),
  requests: filtered(moneyPaths.requests, toDoFilters.requests),
  transfers: filtered(moneyPaths.requests, toDoFilters.transfers),
  days: moneyPaths.closing,
};
const placeOf = (name: (typeof parts)[number], { lostFactorOf }: Waiting): string =>
  name === 'lostFactors' ? playerPath(lostFactorOf ?? '') : places[name];
const parts = ['cases', 'requests', 'transfers', 'days', 'lostFactors'] as const;

/** What waits for a person, each part as a link. It has its line from the start, so that nothing below moves. */
export function ToDo() {
  const { translate, number } = useFormats();
  const { data, error, refetch } = useQuery({
    // Below the key of all that moves money, so that doing something updates it.
    queryKey: ['money', 'to-do'],
    queryFn: ({ signal }) => call(getToDo, undefined, signal),
  });
  if (error) return <FetchAlert message="figures.toDo.failed" onRetry={() => void refetch()} />;
  const due = data ? parts.filter((name) => data[name] > 0) : [];
  return (
    <Box
      component="nav"
      aria-labelledby="to-do"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: 2,
        rowGap: 0.5,
        alignItems: 'baseline',
        minHeight: 24,
        mb: 2,
      }}
    >
      <Typography id="to-do" component="h2" sx={{ fontWeight: 600 }}>
        {translate('figures.toDo.title')}
      </Typography>
      {data && due.length === 0 && (
        <Typography color="text.secondary">{translate('figures.toDo.nothing')}</Typography>
      )}
      {due.map((name) => {
        const count = data?.[name] ?? 0;
        return (
          <MuiLink
            key={name}
            component={Link}
            to={data ? placeOf(name, data) : ''}
            sx={{ color: 'warning.main' }}
          >
            {translate(`figures.toDo.${name}`, {
              smart_count: count,
              count: number(count),
            })}
          </MuiLink>
        );
      })}
    </Box>
  );
}
